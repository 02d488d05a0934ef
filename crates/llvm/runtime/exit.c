// The end of the process: what was registered runs in reverse order, then all threads stop where they are.
struct handlers {
    struct {
        void (*run)(void *);
        void *arg;
        _Bool plain;
    } all[64];
    int count;
};
static struct handlers at_exit, at_quick;

static int add_handler(struct handlers *to, void (*run)(void *), void *arg, _Bool plain) {
    if (to->count == 64) return ENOMEM;
    to->all[to->count].run = run;
    to->all[to->count].arg = arg;
    to->all[to->count].plain = plain;
    to->count++;
    return 0;
}

int atexit(void (*run)(void)) { return add_handler(&at_exit, (void (*)(void *))run, 0, 1); }
int at_quick_exit(void (*run)(void)) { return add_handler(&at_quick, (void (*)(void *))run, 0, 1); }
int __cxa_atexit(void (*run)(void *), void *arg, void *module) {
    (void)module;
    return add_handler(&at_exit, run, arg, 0);
}

// Of several threads that end the process, the first runs the handlers; the others wait for good.
static int exiting;
static void run_handlers(struct handlers *of) {
    __fp_lock(&exiting);
    while (of->count > 0) {
        int i = --of->count;
        if (of->all[i].plain) ((void (*)(void))of->all[i].run)();
        else of->all[i].run(of->all[i].arg);
    }
}
void fencepost_run_atexit(void) { run_handlers(&at_exit); }

_Noreturn void exit(int code) {
    (void)code;
    fencepost_run_atexit();
    __fp_run_destructors();
    __fp_exit();
}
_Noreturn void _exit(int code) {
    (void)code;
    __fp_exit();
}
_Noreturn void _Exit(int code) { _exit(code); }
_Noreturn void quick_exit(int code) {
    (void)code;
    run_handlers(&at_quick);
    __fp_exit();
}
_Noreturn void abort(void) { __fp_abort("abort was called"); }

static _Thread_local int error_number;
int *__errno_location(void) { return &error_number; }
