// pthread mutexes: an int that is 0 (free) or 1 (held), and at offset 16 the kind, as glibc has it. Each thread knows which
// mutexes it holds itself, and how often.
struct mutex {
    int lock;
    int unused[3];
    int kind;
};
enum { DESTROYED = 0x7fffffff };

// Attributes: the kind, and above it what makes no difference here.
enum { KINDS = 15, PROTOCOL = 16, SHARED = 64 };
int pthread_mutexattr_init(int *attr) {
    *attr = MUTEX_PLAIN;
    return 0;
}
int pthread_mutexattr_destroy(int *attr) {
    (void)attr;
    return 0;
}
int pthread_mutexattr_settype(int *attr, int kind) {
    *attr = (*attr & ~KINDS) | kind;
    return 0;
}
int pthread_mutexattr_gettype(const int *attr, int *kind) {
    *kind = *attr & KINDS;
    return 0;
}
int pthread_mutexattr_setpshared(int *attr, int shared) {
    *attr = (*attr & ~SHARED) | shared * SHARED;
    return 0;
}
int pthread_mutexattr_getpshared(const int *attr, int *shared) {
    *shared = (*attr & SHARED) != 0;
    return 0;
}
int pthread_mutexattr_setprotocol(int *attr, int protocol) {
    *attr = (*attr & ~(3 * PROTOCOL)) | protocol * PROTOCOL;
    return 0;
}
int pthread_mutexattr_getprotocol(const int *attr, int *protocol) {
    *protocol = *attr / PROTOCOL & 3;
    return 0;
}
int pthread_mutexattr_setprioceiling(int *attr, int ceiling) {
    (void)attr, (void)ceiling;
    return 0;
}
int pthread_mutexattr_setrobust(int *attr, int robust) {
    (void)attr;
    if (robust) __fp_unsupported("robust mutexes: what a thread holds when it ends is not found out");
    return 0;
}

int pthread_mutex_init(struct mutex *m, const int *attr) {
    m->lock = 0;
    if (__fp_mutex_kinds()) m->kind = attr ? *attr & KINDS : MUTEX_PLAIN;
    return 0;
}
int pthread_mutex_destroy(struct mutex *m) {
    if (__fp_held(m)) return EBUSY;
    m->lock = DESTROYED;
    return 0;
}

// The lowering calls these only for a mutex that the thread holds (unlock: not exactly once).
int pthread_mutex_lock(struct mutex *m) {
    if (__fp_held(m)) {
        int kind = __fp_mutex_kind(m);
        if (kind == MUTEX_RECURSIVE) {
            __fp_hold_again(m);
            return 0;
        }
        if (kind == MUTEX_ERRORCHECK) return EDEADLK;
    }
    __fp_lock(m);
    return 0;
}
int pthread_mutex_trylock(struct mutex *m) {
    if (__fp_held(m)) {
        if (__fp_mutex_kind(m) != MUTEX_RECURSIVE) return EBUSY;
        __fp_hold_again(m);
        return 0;
    }
    return __fp_trylock(m) ? 0 : EBUSY;
}
// Locks with a time limit, of all kinds, try once: if the lock is not free at that moment, the time is up. A thread that waits and then has the
// lock in time cannot be told from one that came later, which is explored as well; and where the lock is free, the time is never up.
static void sleep_until(const int64_t *time);
static int after_limit(int error, const int64_t *time) {
    if (!error) return 0;
    sleep_until(time);
    return ETIMEDOUT;
}
int pthread_mutex_timedlock(struct mutex *m, const int64_t *time) {
    if (__fp_held(m) && __fp_mutex_kind(m) == MUTEX_ERRORCHECK) return EDEADLK;
    return after_limit(pthread_mutex_trylock(m), time);
}
int pthread_mutex_clocklock(struct mutex *m, int clock, const int64_t *time) {
    (void)clock;
    return pthread_mutex_timedlock(m, time);
}
int pthread_mutex_unlock(struct mutex *m) {
    int held = __fp_held(m);
    if (held > 1) {
        __fp_hold_less(m);
        return 0;
    }
    if (held == 0 && __fp_mutex_kind(m) != MUTEX_PLAIN) return EPERM;
    __fp_unlock(m);
    return 0;
}
