// Threads, and what belongs to a thread: keys with destructors.
enum { KEYS = 32, LIBRARY_KEY = 0x1000 };
static void (*key_destructors[KEYS])(void *);
static unsigned key_count;
static _Thread_local void *key_values[KEYS];

static _Thread_local struct {
    void (*run)(void *);
    void *arg;
} at_thread_exit[16];
static _Thread_local int at_thread_exit_count;

int __cxa_thread_atexit(void (*run)(void *), void *arg, void *module) {
    (void)module;
    if (at_thread_exit_count == 16) __fp_unsupported("more than 16 thread-local objects with destructors");
    at_thread_exit[at_thread_exit_count].run = run;
    at_thread_exit[at_thread_exit_count++].arg = arg;
    return 0;
}
int __cxa_thread_atexit_impl(void (*run)(void *), void *arg, void *module) { return __cxa_thread_atexit(run, arg, module); }

int pthread_key_create(unsigned *key, void (*destroy)(void *)) {
    unsigned number = __atomic_fetch_add(&key_count, 1, __ATOMIC_RELAXED);
    if (number >= KEYS) return EAGAIN;
    __atomic_store_n(&key_destructors[number], destroy, __ATOMIC_RELEASE);
    *key = number;
    return 0;
}
int pthread_key_delete(unsigned key) {
    __atomic_store_n(&key_destructors[key], (void (*)(void *))0, __ATOMIC_RELEASE);
    return 0;
}
void *pthread_getspecific(unsigned key) { return key < KEYS ? key_values[key] : 0; }
int pthread_setspecific(unsigned key, const void *value) {
    if (key == LIBRARY_KEY) {
        // What libc++ keeps for each thread. Nothing looks at it.
        __fp_free((void *)value);
        return 0;
    }
    if (key >= KEYS) return EINVAL;
    key_values[key] = (void *)value;
    return 0;
}

// Handlers between pthread_cleanup_push and pop, the last one first. (The macros are in crates/llvm/include/instead/pthread.h.)
struct cleanup {
    void (*run)(void *);
    void *arg;
    struct cleanup *next;
};
static _Thread_local struct cleanup *cleanups;
void fencepost_cleanup_push(struct cleanup *handler) {
    handler->next = cleanups;
    cleanups = handler;
}
void fencepost_cleanup_pop(int execute) {
    struct cleanup *handler = cleanups;
    cleanups = handler->next;
    if (execute) handler->run(handler->arg);
}

// Runs what is registered for the end of the thread. Destructors may set values anew: up to four rounds, as POSIX says.
// What comes last, after all objects of the thread.
struct last_call {
    void (*run)(void *);
    void *arg;
    struct last_call *next;
};
static _Thread_local struct last_call *last_calls;

static void leave_thread(void) {
    while (at_thread_exit_count > 0) {
        int i = --at_thread_exit_count;
        at_thread_exit[i].run(at_thread_exit[i].arg);
    }
    for (int round = 0; round < 4; round++) {
        _Bool again = 0;
        for (int key = 0; key < KEYS; key++) {
            void *value = key_values[key];
            if (!value) continue;
            key_values[key] = 0;
            void (*destroy)(void *) = __atomic_load_n(&key_destructors[key], __ATOMIC_ACQUIRE);
            if (!destroy) continue;
            destroy(value);
            again = 1;
        }
        if (!again) break;
    }
    while (last_calls) {
        struct last_call call = *last_calls;
        __fp_free(last_calls);
        last_calls = call.next;
        call.run(call.arg);
    }
}

// Whether a thread has ended, for those that do not want to wait for it.
static _Bool ended[256];
static void end_thread(void) {
    if (__fp_try_joins() && __fp_self() < sizeof ended) __atomic_store_n(&ended[__fp_self()], 1, __ATOMIC_RELAXED);
}
struct start {
    void *(*run)(void *);
    void *arg;
};
static void *run_thread(void *given) {
    struct start start = *(struct start *)given;
    __fp_free(given);
    void *result = start.run(start.arg);
    leave_thread();
    end_thread();
    return result;
}

// A thread that is joined or detached has no number any more: to name it again is an error. In programs that detach no thread, engines find
// that (`double-join`); in others this does. Being joined begins with the call.
enum gone { JOINABLE, JOINED, DETACHED };
static unsigned char gone[256];
static void take_thread(uint64_t handle, enum gone how) {
    uint64_t thread = __fp_thread_number(handle);
    if (!__fp_detaches() || thread >= sizeof gone) return;
    enum gone before = __atomic_exchange_n(&gone[thread], (unsigned char)how, __ATOMIC_RELAXED);
    if (before == DETACHED && how == JOINED) __fp_error("join of a thread that is detached");
    if (before == DETACHED) __fp_error("detach of a thread that is detached already");
    if (before == JOINED && how == DETACHED) __fp_error("detach of a thread that is joined");
}

// Attributes of threads: whether they start detached; the size of the stack is only kept.
struct thread_attributes {
    int detached;
    size_t stack, guard;
};
// Used where something may be registered for the end of threads, or where threads have attributes; otherwise the lowering starts the
// thread itself.
int pthread_create(uint64_t *thread, const struct thread_attributes *attr, void *(*run)(void *), void *arg) {
    uint64_t number;
    if (__fp_thread_exits()) {
        struct start *start = __fp_alloc(sizeof *start, 16, 0);
        start->run = run;
        start->arg = arg;
        number = __fp_spawn(run_thread, start);
    } else
        number = __fp_spawn(run, arg);
    *thread = number;
    if (attr && __fp_detaches() && attr->detached) {
        take_thread(number, DETACHED);
        __fp_detach(number);
    }
    return 0;
}

// In programs that cancel threads, a thread that waits for the end of another may be cancelled meanwhile.
static int join(uint64_t handle, void **result) {
    uint64_t thread = __fp_thread_number(handle);
    if (__fp_cancels()) {
        if (thread >= sizeof ended) __fp_unsupported("pthread_join of a thread beyond the 256th, in a program that cancels threads");
        while (!__atomic_load_n(&ended[thread], __ATOMIC_RELAXED)) leave_if_cancelled();
    }
    void *value = __fp_join(thread);
    // A function that ended without a value leaves none: the place of the result stays as it was.
    if (result && __fp_is_value(value)) *result = value;
    return 0;
}
int pthread_join(uint64_t thread, void **result) { return join(thread, result); }
// Called instead of pthread_join in programs that detach threads, and so it must not call that.
int fencepost_join(uint64_t thread, void **result) {
    take_thread(thread, JOINED);
    return join(thread, result);
}
int pthread_detach(uint64_t thread) {
    take_thread(thread, DETACHED);
    __fp_detach(__fp_thread_number(thread));
    return 0;
}
// The frames are left first: what runs at the thread's end finds their locals gone, as after a return.
// (Handlers of pthread_cleanup_push run before that: they are the locals' own.)
_Noreturn void fencepost_leave(void *result) {
    while (cleanups) fencepost_cleanup_pop(1);
    __fp_end_locals();
    leave_thread();
    end_thread();
    __fp_exit_thread(result);
}
_Noreturn void pthread_exit(void *result) { __fp_exit_thread(result); }

int pthread_tryjoin_np(uint64_t thread, void **result) {
    uint64_t number = __fp_thread_number(thread);
    if (number >= sizeof ended) __fp_unsupported("pthread_tryjoin_np of a thread beyond the 256th");
    return __atomic_load_n(&ended[number], __ATOMIC_RELAXED) ? pthread_join(thread, result) : EBUSY;
}
int pthread_timedjoin_np(uint64_t thread, void **result, const void *time) {
    (void)time;
    return pthread_tryjoin_np(thread, result) ? ETIMEDOUT : 0;
}
int pthread_clockjoin_np(uint64_t thread, void **result, int clock, const void *time) {
    (void)clock;
    return pthread_timedjoin_np(thread, result, time);
}

// Cancelling a thread: it ends at the next place that may wait (pthread_testcancel, a condition variable, sleeping), or where it waits
// there. Waits that it cannot leave are refused where a thread is asked to.
enum { ENABLE, DISABLE, DEFERRED = 0 };
static _Bool cancelled[256];
static _Thread_local int cancel_disabled;
int pthread_cancel(uint64_t handle) {
    uint64_t thread = __fp_thread_number(handle);
    if (thread >= sizeof cancelled) __fp_unsupported("pthread_cancel of a thread beyond the 256th");
    __atomic_store_n(&cancelled[thread], 1, __ATOMIC_RELEASE);
    return 0;
}
int pthread_setcancelstate(int state, int *old) {
    if (old) *old = cancel_disabled;
    cancel_disabled = state;
    return 0;
}
int pthread_setcanceltype(int type, int *old) {
    if (old) *old = DEFERRED;
    if (type != DEFERRED) __fp_unsupported("a thread that may be cancelled anywhere (PTHREAD_CANCEL_ASYNCHRONOUS)");
    return 0;
}
static _Bool is_cancelled(void) {
    return __fp_cancels() && !cancel_disabled && __atomic_load_n(&cancelled[__fp_self()], __ATOMIC_ACQUIRE);
}
static void leave_if_cancelled(void) {
    if (is_cancelled()) fencepost_leave((void *)-1);
}
void pthread_testcancel(void) { leave_if_cancelled(); }
uint64_t pthread_self(void) {
    uint64_t number = __fp_self();
    return number ? number : __fp_main_handle();
}
int pthread_equal(uint64_t a, uint64_t b) { return a == b; }

int pthread_attr_init(struct thread_attributes *attr) {
    attr->detached = 0, attr->stack = 8 << 20, attr->guard = 4096;
    return 0;
}
int pthread_attr_destroy(void *attr) {
    (void)attr;
    return 0;
}
int pthread_attr_setstacksize(struct thread_attributes *attr, size_t size) {
    attr->stack = size;
    return 0;
}
int pthread_attr_getstacksize(const struct thread_attributes *attr, size_t *size) {
    *size = attr->stack;
    return 0;
}
int pthread_attr_setguardsize(struct thread_attributes *attr, size_t size) {
    attr->guard = size;
    return 0;
}
int pthread_attr_getguardsize(const struct thread_attributes *attr, size_t *size) {
    *size = attr->guard;
    return 0;
}
int pthread_attr_setdetachstate(struct thread_attributes *attr, int state) {
    attr->detached = state;
    return 0;
}
int pthread_attr_getdetachstate(const struct thread_attributes *attr, int *state) {
    *state = attr->detached;
    return 0;
}
// Where threads run, and before which others, makes no difference.
int pthread_attr_setscope(void *attr, int scope) {
    (void)attr, (void)scope;
    return 0;
}
int pthread_attr_setinheritsched(void *attr, int inherit) {
    (void)attr, (void)inherit;
    return 0;
}
int pthread_attr_setschedpolicy(void *attr, int policy) {
    (void)attr, (void)policy;
    return 0;
}
int pthread_attr_setschedparam(void *attr, const void *param) {
    (void)attr, (void)param;
    return 0;
}
int pthread_attr_setaffinity_np(void *attr, size_t size, const void *set) {
    (void)attr, (void)size, (void)set;
    return 0;
}
int pthread_setschedparam(uint64_t thread, int policy, const void *param) {
    (void)thread, (void)policy, (void)param;
    return 0;
}
int pthread_setname_np(uint64_t thread, const char *name) {
    (void)thread, (void)name;
    return 0;
}
int pthread_setconcurrency(int level) {
    (void)level;
    return 0;
}
int pthread_setaffinity_np(uint64_t thread, size_t size, const void *set) {
    (void)thread, (void)size, (void)set;
    return 0;
}

int sched_yield(void) { return 0; }
int pthread_yield(void) { return 0; }

// The clock: one for the whole process, whatever the function and the clock's number. It never runs backwards, also not for a thread that is
// started later. Where it starts makes no difference, so the first look has one answer. Each later look finds it where the last look, of any thread,
// left it, or a second later, or a day later; all three are tried. All other steps are cut off, and the answer says that they were: what a
// program does with the time is not known here. So are more than MOST_UNCHANGED looks of one thread that find it unchanged: a thread that waits for a time
// gets there. Looks are ordered among each other but synchronise nothing.
enum clock_step { UNCHANGED, A_SECOND, A_DAY, ANY_OTHER };
enum { MOST_UNCHANGED = 2, SECONDS_OF_A_DAY = 86400 };
#define LOOKED ((int64_t)1 << 40)  // added by each thread's first look, not part of the time
static int64_t process_seconds;
static _Thread_local int unchanged_looks;
static _Thread_local _Bool has_looked;
static int64_t look_at_clock(void) {
    int64_t mark = has_looked ? 0 : LOOKED;
    has_looked = 1;
    if (mark && __fp_self() == 0) {
        // The main thread finds out first whether any thread has looked before: often no thread looks twice, and one answer is enough.
        if (__atomic_fetch_add(&process_seconds, LOOKED, __ATOMIC_RELAXED) < LOOKED) return 1;
        mark = 0;
    }
    int chosen = __fp_choose(UNCHANGED, ANY_OTHER);
    if (chosen == ANY_OTHER) {
        // If no thread has looked before, no other thread's look and no earlier one can be compared with this.
        if (mark) __fp_not_redundant(__atomic_fetch_add(&process_seconds, 0, __ATOMIC_RELAXED) >= LOOKED);
        __fp_clock_bound(0);
    }
    if (chosen == UNCHANGED) __fp_clock_bound(unchanged_looks++ < MOST_UNCHANGED);
    int64_t step = chosen == UNCHANGED ? 0 : chosen == A_SECOND ? 1 : SECONDS_OF_A_DAY;
    int64_t before = __atomic_fetch_add(&process_seconds, mark + step, __ATOMIC_RELAXED);
    return (before & (LOOKED - 1)) + step + 1;
}

// Sleeping: when it is over, the clock shows at least as much more than when it began. (Parts of a second count as one. In programs that never look at the
// clock nothing happens.) Others may sleep and look meanwhile, so times are not added up.
static void wait_until(int64_t now, int64_t until) {
    for (;;) {
        int64_t missing = until - (now & (LOOKED - 1));
        if (missing <= 0) return;
        if (__atomic_compare_exchange_n(&process_seconds, &now, now + missing, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
    }
}
static void sleep_for(int64_t seconds, _Bool and_a_part) {
    leave_if_cancelled();
    if (!__fp_has_clock() || seconds < 0) return;
    int64_t now = __atomic_fetch_add(&process_seconds, 0, __ATOMIC_RELAXED);
    wait_until(now, (now & (LOOKED - 1)) + seconds + and_a_part);
}
// (What a look shows is one more than the seconds that have passed.)
static void sleep_until(const int64_t *time) {
    if (!__fp_has_clock()) return;
    wait_until(__atomic_fetch_add(&process_seconds, 0, __ATOMIC_RELAXED), time[0] - 1 + (time[1] > 0));
}
unsigned sleep(unsigned seconds) {
    sleep_for(seconds, 0);
    return 0;
}
int usleep(unsigned micros) {
    sleep_for(micros / 1000000, micros % 1000000 > 0);
    return 0;
}
int nanosleep(const int64_t *time, void *left) {
    (void)left;
    if (__fp_has_clock()) sleep_for(time[0], time[1] > 0);
    return 0;
}
enum { ABSOLUTE = 1 };
int clock_nanosleep(int clock, int flags, const int64_t *time, void *left) {
    (void)clock;
    if (!(flags & ABSOLUTE)) return nanosleep(time, left);
    sleep_until(time);
    return 0;
}

int clock_gettime(int clock, int64_t *time) {
    (void)clock;
    time[0] = look_at_clock();
    time[1] = 0;
    return 0;
}
int timespec_get(int64_t *time, int base) {
    clock_gettime(0, time);
    return base;
}
int clock_getres(int clock, int64_t *time) {
    (void)clock;
    if (time) time[0] = 1, time[1] = 0;
    return 0;
}
int gettimeofday(int64_t *time, void *zone) {
    (void)zone;
    return clock_gettime(0, time);
}
int64_t time(int64_t *place) {
    int64_t now = look_at_clock();
    if (place) *place = now;
    return now;
}
int64_t fencepost_cycles(void) { return look_at_clock() * 1000000000; }  // the processor's counter
_Thread_local char fencepost_thread_block[64];                           // what the processor's thread pointer points at
int64_t clock(void) { return look_at_clock() * 1000000; }
