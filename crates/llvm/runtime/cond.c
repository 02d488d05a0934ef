// Condition variables: the set of threads that wait, a bit for each. A signal picks any one of them, a broadcast all. A wait may also end
// for no reason (POSIX allows it). Which of those wake-ups are tried, the lowering decides (crates/llvm/src/lower/recheck.rs).
struct cond {
    uint64_t waiting;
};

int pthread_condattr_init(void *attr) {
    (void)attr;
    return 0;
}
int pthread_condattr_destroy(void *attr) {
    (void)attr;
    return 0;
}
int pthread_condattr_setclock(void *attr, int clock) {
    (void)attr, (void)clock;
    return 0;
}
int pthread_condattr_setpshared(void *attr, int shared) {
    (void)attr, (void)shared;
    return 0;
}
int pthread_cond_init(struct cond *c, const void *attr) {
    (void)attr;
    c->waiting = 0;
    return 0;
}
int pthread_cond_destroy(struct cond *c) {
    (void)c;
    return 0;
}

static unsigned own_bit_number(void) {
    uint64_t self = __fp_self();
    if (self >= 64) __fp_unsupported("a condition variable or a futex in a program of more than 64 threads");
    return (unsigned)self;
}
static uint64_t own_bit(void) { return (uint64_t)1 << own_bit_number(); }

// The ways in which a wait may end without a signal. A wait with a time limit is never stuck: if no signal comes, the time is up.
enum early { NEVER, FOR_NO_REASON, IF_IT_MATTERS, WHEN_TIME_IS_UP };

static _Bool is_cancelled(void);
static void leave_if_cancelled(void);
_Noreturn void fencepost_leave(void *result);

// Waits for a signal; returns whether the wait ended early.
static _Bool wait_for_signal(struct cond *c, struct mutex *m, enum early early) {
    uint64_t bit = own_bit();
    leave_if_cancelled();
    if (!__fp_held(m)) __fp_error("pthread_cond_wait with a mutex that the thread does not hold");
    __atomic_fetch_or(&c->waiting, bit, __ATOMIC_RELAXED);
    __fp_unlock(m);
    // (A thread that may be cancelled looks for that itself.)
    if (early == IF_IT_MATTERS && !__fp_cancels() && !__fp_sleep(&c->waiting, bit)) {
        // The engine lets the thread have the mutex if there was a signal, or if the thread would then leave its loop.
        __fp_lock_again(m);
        if ((__atomic_load_n(&c->waiting, __ATOMIC_RELAXED) & bit) == 0) return 0;
        __atomic_fetch_and(&c->waiting, ~bit, __ATOMIC_RELAXED);
        return 1;
    }
    if (early != NEVER && __fp_choose(0, 1)) {
        if (early == IF_IT_MATTERS) {
            // If a signal has come before the thread has the mutex, the wake-up was for a reason.
            __fp_lock(m);
            __fp_not_redundant((__atomic_fetch_and(&c->waiting, ~bit, __ATOMIC_RELAXED) & bit) != 0);
        } else {
            __atomic_fetch_and(&c->waiting, ~bit, __ATOMIC_RELAXED);
            __fp_lock(m);
        }
        return 1;
    }
    if (early == WHEN_TIME_IS_UP) {
        __fp_assume((__atomic_load_n(&c->waiting, __ATOMIC_RELAXED) & bit) == 0);
    } else if (!__fp_cancels()) {
        while (__atomic_load_n(&c->waiting, __ATOMIC_RELAXED) & bit) {
        }
    } else {
        while (__atomic_load_n(&c->waiting, __ATOMIC_RELAXED) & bit) {
            if (is_cancelled()) {
                // A signal that comes at the same time goes to another thread: then this one is not among those that wait.
                __fp_assume((__atomic_fetch_and(&c->waiting, ~bit, __ATOMIC_RELAXED) & bit) != 0);
                __fp_lock(m);
                fencepost_leave((void *)-1);
            }
        }
    }
    __fp_lock(m);
    return 0;
}

int pthread_cond_wait(struct cond *c, struct mutex *m) {
    wait_for_signal(c, m, __fp_spurious_wakeups() ? FOR_NO_REASON : NEVER);
    return 0;
}
// Called instead of pthread_cond_wait where the loop around the wait does nothing but check the condition: to wake up for no reason and wait again is the same
// as not to wake up.
static _Thread_local _Bool woken_in_loop;
int fencepost_cond_wait_checked(struct cond *c, struct mutex *m) {
    __fp_not_redundant(!woken_in_loop);
    if (wait_for_signal(c, m, IF_IT_MATTERS)) woken_in_loop = 1;
    return 0;
}
// Called where the thread leaves such a loop.
void fencepost_cond_left(void) { woken_in_loop = 0; }
// Called instead of pthread_cond_wait where there is no loop around the wait.
int fencepost_cond_wait_once(struct cond *c, struct mutex *m) {
    wait_for_signal(c, m, FOR_NO_REASON);
    return 0;
}
// Called instead of pthread_cond_wait where the loop does something else. The number of spurious wake-ups is limited: without a limit the loop might never end.
static _Thread_local int times_woken;
int fencepost_cond_wait_again(struct cond *c, struct mutex *m) {
    if (wait_for_signal(c, m, times_woken < 2 ? FOR_NO_REASON : NEVER)) times_woken++;
    return 0;
}
static void sleep_until(const int64_t *time);
int pthread_cond_timedwait(struct cond *c, struct mutex *m, const int64_t *time) {
    if (!wait_for_signal(c, m, WHEN_TIME_IS_UP)) return 0;
    sleep_until(time);
    return ETIMEDOUT;
}
int pthread_cond_clockwait(struct cond *c, struct mutex *m, int clock, const int64_t *time) {
    (void)clock;
    return pthread_cond_timedwait(c, m, time);
}

int pthread_cond_signal(struct cond *c) {
    uint64_t waiting = __atomic_load_n(&c->waiting, __ATOMIC_RELAXED);
    for (;;) {
        if (waiting == 0) return 0;
        int chosen = __fp_choose(0, __builtin_popcountll(waiting) - 1);
        uint64_t rest = waiting;
        while (chosen-- > 0) rest &= rest - 1;
        uint64_t bit = rest & -rest;
        if (__atomic_compare_exchange_n(&c->waiting, &waiting, waiting & ~bit, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return 0;
    }
}
int pthread_cond_broadcast(struct cond *c) {
    __atomic_exchange_n(&c->waiting, 0, __ATOMIC_RELAXED);
    return 0;
}
