// The end of the program: what was registered runs in reverse order. Other threads run on: every execution is followed to its end.
static struct {
    void (*run)(void *);
    void *arg;
    _Bool plain;
} handlers[64];
static int handler_count;

static int add_handler(void (*run)(void *), void *arg, _Bool plain) {
    if (handler_count == 64) return ENOMEM;
    handlers[handler_count].run = run;
    handlers[handler_count].arg = arg;
    handlers[handler_count].plain = plain;
    handler_count++;
    return 0;
}

int atexit(void (*run)(void)) { return add_handler((void (*)(void *))run, 0, 1); }
int at_quick_exit(void (*run)(void)) { return atexit(run); }
int __cxa_atexit(void (*run)(void *), void *arg, void *module) {
    (void)module;
    return add_handler(run, arg, 0);
}

void fencepost_run_atexit(void) {
    while (handler_count > 0) {
        int i = --handler_count;
        if (handlers[i].plain) ((void (*)(void))handlers[i].run)();
        else handlers[i].run(handlers[i].arg);
    }
}

_Noreturn void exit(int code) {
    (void)code;
    fencepost_run_atexit();
    __fp_exit_thread(0);
}
_Noreturn void _exit(int code) {
    (void)code;
    __fp_exit_thread(0);
}
_Noreturn void _Exit(int code) { _exit(code); }
_Noreturn void quick_exit(int code) { exit(code); }
_Noreturn void abort(void) { __fp_abort("abort was called"); }

static _Thread_local int error_number;
int *__errno_location(void) { return &error_number; }
