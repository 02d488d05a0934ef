// What takes the place of functions of Rust's standard library (src/known.rs says of which), and what unwinds Rust's stacks.
// Layouts are those of the releases that are known there.

// Output, and the message of a panic: a copy in memory of the thread, where traces find it.
static _Thread_local char rust_text[1024];
void fencepost_rust_output(const char *text, size_t length) {
    while (length) {
        size_t part = length < sizeof rust_text ? length : sizeof rust_text;
        memcpy(rust_text, text, part);
        printf("%.*s", (int)part, rust_text);
        text += part;
        length -= part;
    }
}

// A panic ends the execution where it happens unless something catches it.
void fencepost_rust_panic(const char *text, size_t length) {
    if (length > sizeof rust_text) length = sizeof rust_text;
    memcpy(rust_text, text, length);
    __fp_panic(rust_text, length);
}

// Unwinding: an exception begins with its class and what destroys it.
struct rust_exception {
    uint64_t class;
    void (*destroy)(int reason, struct rust_exception *exception);
};
_Noreturn void _Unwind_RaiseException(struct rust_exception *exception) {
    // (The hook has reported the panic, unless the program has a hook of its own.)
    static const char text[] = "a panic, of which the program's own hook has the message";
    __fp_panic(text, sizeof text - 1);
    __fp_throw(exception);
}
_Noreturn void _Unwind_Resume(struct rust_exception *exception) { __fp_throw(exception); }
void _Unwind_DeleteException(struct rust_exception *exception) {
    if (exception->destroy) exception->destroy(1, exception);
}

// A thread's handler for the end of its stack, which never comes.
void *fencepost_rust_no_handler(_Bool is_main) {
    (void)is_main;
    return 0;
}
void fencepost_rust_drop_handler(void *handler) { (void)handler; }

// A handle to a thread is never dropped: who drops the last one makes no difference to a program. So what it refers to is kept.
void *fencepost_kept(size_t size) { return __fp_alloc(size, 16, 0); }
void fencepost_rust_keep_thread(void *handle) { (void)handle; }

// A mutex: the word that the library keeps for it, 0 or 1. The library's own code may have taken it where this is not recognised.
void fencepost_rust_lock(int *mutex) { __fp_lock(mutex); }
int fencepost_rust_unlock(int *mutex) {
    if (!__fp_held(mutex)) return __atomic_exchange_n(mutex, 0, __ATOMIC_RELEASE);
    __fp_unlock(mutex);
    return 1;
}

// A lock for readers and writers: the number of readers, or WRITTEN. Releasing is the library's.
enum { WRITTEN = 0x3fffffff };
void fencepost_rust_read(uint32_t *lock) {
    for (;;) {
        uint32_t state = __atomic_load_n(lock, __ATOMIC_RELAXED);
        while (state != WRITTEN) {
            if (__atomic_compare_exchange_n(lock, &state, state + 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
        }
    }
}
void fencepost_rust_write(uint32_t *lock) {
    uint32_t state = 0;
    while (!__atomic_compare_exchange_n(lock, &state, WRITTEN, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) state = 0;
}

// Something done once: the library's states. Returns INCOMPLETE if the caller is to do it.
enum { COMPLETE, RUNNING, POISONED, INCOMPLETE };
uint32_t fencepost_rust_begin_once(uint32_t *once, _Bool ignore_poison) {
    uint32_t state;
    do {
        state = INCOMPLETE;
        if (__atomic_compare_exchange_n(once, &state, RUNNING, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) return INCOMPLETE;
        if (state == POISONED && ignore_poison &&
            __atomic_compare_exchange_n(once, &state, RUNNING, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            return POISONED;
    } while (state == RUNNING);
    return state;
}

// A condition variable: the set of threads that wait, a bit for each of them.
static uint32_t rust_own_bit(void) {
    uint64_t self = __fp_self();
    if (self >= 32) __fp_unsupported("a Condvar in a program of more than 32 threads");
    return (uint32_t)1 << self;
}
static _Bool rust_wait(uint32_t *waiting, int *mutex, _Bool may_end, _Bool has_limit) {
    uint32_t bit = rust_own_bit();
    __atomic_fetch_or(waiting, bit, __ATOMIC_RELAXED);
    fencepost_rust_unlock(mutex);
    if (may_end && __fp_choose(0, 1)) {
        // Too late if somebody has woken this thread meanwhile: another execution has that.
        __fp_assume((__atomic_fetch_and(waiting, ~bit, __ATOMIC_RELAXED) & bit) != 0);
        __fp_lock(mutex);
        return 0;
    }
    if (has_limit) {
        __fp_assume((__atomic_load_n(waiting, __ATOMIC_RELAXED) & bit) == 0);
    } else {
        while (__atomic_load_n(waiting, __ATOMIC_RELAXED) & bit) {
        }
    }
    __fp_lock(mutex);
    return 1;
}
void fencepost_rust_wait(uint32_t *waiting, int *mutex) {
    if (!__fp_spurious_wakeups()) __fp_note_once("Condvar: waits that end for no reason are explored with --spurious-wakeups only");
    rust_wait(waiting, mutex, __fp_spurious_wakeups(), 0);
}
_Bool fencepost_rust_wait_timeout(uint32_t *waiting, int *mutex, uint64_t seconds, uint32_t nanoseconds) {
    if (rust_wait(waiting, mutex, 1, 1)) return 1;
    sleep_for((int64_t)seconds, nanoseconds > 0);
    return 0;
}
void fencepost_rust_notify_one(uint32_t *condition) {
    uint32_t waiting = __atomic_load_n(condition, __ATOMIC_RELAXED);
    for (;;) {
        if (waiting == 0) return;
        int chosen = __fp_choose(0, __builtin_popcount(waiting) - 1);
        uint32_t rest = waiting;
        while (chosen-- > 0) rest &= rest - 1;
        uint32_t bit = rest & -rest;
        if (__atomic_compare_exchange_n(condition, &waiting, waiting & ~bit, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
    }
}
void fencepost_rust_notify_all(uint32_t *condition) { __atomic_exchange_n(condition, 0, __ATOMIC_RELAXED); }

// System calls of the library. It waits on a futex in a loop that looks at the word first, and changes the word before it wakes threads that
// wait for that. So a wait ends at once for no reason, which makes the loop one that waits for the word to change, and waking does nothing.
int64_t fencepost_rust_syscall(int64_t number, ...) {
    va_list args;
    __builtin_va_start(args, number);
    int64_t result = 0;
    switch (number) {
    case SYS_FUTEX: {
        int *word = __builtin_va_arg(args, int *);
        int operation = __builtin_va_arg(args, int) & ~FUTEX_FLAGS, value = __builtin_va_arg(args, int);
        if (operation == FUTEX_WAKE || operation == FUTEX_WAKE_BITSET) break;
        const int64_t *limit = __builtin_va_arg(args, const int64_t *);
        result = -1;
        *__errno_location() = EINTR;
        if (!limit) break;
        if (__fp_choose(0, 1)) {
            sleep_until(limit);
            *__errno_location() = ETIMEDOUT;
        } else {
            __fp_assume(__atomic_load_n(word, __ATOMIC_RELAXED) != value);
        }
        break;
    }
    case SYS_GETTID: result = gettid(); break;
    case SYS_GETRANDOM: {
        // The keys of hash maps, which are always the same.
        char *to = __builtin_va_arg(args, char *);
        size_t size = __builtin_va_arg(args, size_t);
        memset(to, 4, size);
        result = (int64_t)size;
        break;
    }
    default: __fp_unsupported("a system call of the standard library other than futex, gettid and getrandom");
    }
    __builtin_va_end(args);
    return result;
}

// Functions of the C library that only Rust's library calls. What it looks for by name, as newer than the oldest system that it runs on, is
// not there.
void *dlsym(void *library, const char *name) {
    (void)library, (void)name;
    return 0;
}
