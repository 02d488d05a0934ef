// Read-write locks, barriers, spin locks, semaphores, once.

// The state of a read-write lock: 0: free; n: n readers; -1: a writer.
int pthread_rwlockattr_init(void *attr) {
    (void)attr;
    return 0;
}
int pthread_rwlockattr_destroy(void *attr) {
    (void)attr;
    return 0;
}
int pthread_rwlockattr_setkind_np(void *attr, int kind) {
    (void)attr, (void)kind;
    return 0;
}
int pthread_rwlockattr_setpshared(void *attr, int shared) {
    (void)attr, (void)shared;
    return 0;
}
int pthread_rwlock_init(int *l, const void *attr) {
    (void)attr;
    *l = 0;
    return 0;
}
int pthread_rwlock_destroy(int *l) {
    (void)l;
    return 0;
}
int pthread_rwlock_tryrdlock(int *l) {
    int state = __atomic_load_n(l, __ATOMIC_RELAXED);
    while (state >= 0) {
        if (__atomic_compare_exchange_n(l, &state, state + 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return 0;
    }
    return EBUSY;
}
int pthread_rwlock_trywrlock(int *l) {
    int free = 0;
    return __atomic_compare_exchange_n(l, &free, -1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED) ? 0 : EBUSY;
}
int pthread_rwlock_rdlock(int *l) {
    while (pthread_rwlock_tryrdlock(l)) {
    }
    return 0;
}
int pthread_rwlock_wrlock(int *l) {
    while (pthread_rwlock_trywrlock(l)) {
    }
    return 0;
}
int pthread_rwlock_timedrdlock(int *l, const int64_t *time) { return after_limit(pthread_rwlock_tryrdlock(l), time); }
int pthread_rwlock_timedwrlock(int *l, const int64_t *time) { return after_limit(pthread_rwlock_trywrlock(l), time); }
int pthread_rwlock_clockrdlock(int *l, int clock, const int64_t *time) {
    (void)clock;
    return pthread_rwlock_timedrdlock(l, time);
}
int pthread_rwlock_clockwrlock(int *l, int clock, const int64_t *time) {
    (void)clock;
    return pthread_rwlock_timedwrlock(l, time);
}
int pthread_rwlock_unlock(int *l) {
    int state = __atomic_load_n(l, __ATOMIC_RELAXED);
    if (state == 0) __fp_error("pthread_rwlock_unlock of a lock that nobody holds");
    if (state < 0) __atomic_store_n(l, 0, __ATOMIC_RELEASE);
    else __atomic_fetch_sub(l, 1, __ATOMIC_RELEASE);
    return 0;
}

// A barrier. Threads arrive in a fixed order if the engine knows which threads they are (__fp_barrier_rank), or in
// any order.
struct barrier {
    uint32_t count;
    uint32_t number;  // one that no other barrier has
    uint64_t turns;   // the number of arrivals, in all rounds; in a fixed order, twice that, and 1 more if a thread of
                      // this round asks which one is serial
    uint64_t rounds;  // in a fixed order: the number of rounds that are over, times count, and the last serial thread
};
static _Thread_local uint32_t barriers_made;
enum { MUTEX_KIND_OFFSET = 16 };
#define DESTROYED_BARRIER 0xffffffffu
// Returns the number of a barrier; 0 if it has none. (Its memory may have no value yet.)
static uint32_t number_of(struct barrier *b) {
    return (uint32_t)__fp_mutex_kind((char *)&b->number - MUTEX_KIND_OFFSET);
}
int pthread_barrierattr_init(void *attr) {
    (void)attr;
    return 0;
}
int pthread_barrierattr_destroy(void *attr) {
    (void)attr;
    return 0;
}
int pthread_barrier_init(struct barrier *b, const void *attr, unsigned count) {
    (void)attr;
    if (count == 0) return EINVAL;
    uint32_t number = number_of(b);
    if (number && number != DESTROYED_BARRIER) __fp_error("pthread_barrier_init: the barrier was initialised before");
    b->count = count;
    b->number = (uint32_t)__fp_self() << 16 | (++barriers_made & 0xffff);
    b->turns = 0;
    b->rounds = 0;
    return 0;
}
int pthread_barrier_destroy(struct barrier *b) {
    uint32_t number = number_of(b);
    if (number == DESTROYED_BARRIER) __fp_error("pthread_barrier_destroy: the barrier was destroyed before");
    if (!number) __fp_error("pthread_barrier_destroy: the barrier was never initialised");
    b->number = DESTROYED_BARRIER;
    return 0;
}
static int wait_in_any_order(struct barrier *b, uint64_t count) {
    uint64_t turn = __atomic_fetch_add(&b->turns, 1, __ATOMIC_ACQ_REL);
    if (turn % count + 1 == count) return -1;  // PTHREAD_BARRIER_SERIAL_THREAD
    while (__atomic_load_n(&b->turns, __ATOMIC_ACQUIRE) / count == turn / count) {
    }
    return 0;
}
// In a fixed order, each thread waits for those before it and passes on what they have done. The last one ends the
// round, and says which thread is the serial one: any may be, if some thread asks. Every read has one write to read
// from that does not make the thread wait, so all this is one execution.
static int wait_at_barrier(struct barrier *b, _Bool asks) {
    if (b->number == DESTROYED_BARRIER) __fp_error("pthread_barrier_wait: the barrier was destroyed before");
    uint64_t count = b->count, rank = __fp_barrier_rank(b->number, count);
    if (rank >= count) return wait_in_any_order(b, count);
    uint64_t turns, rounds;
    while ((turns = __atomic_load_n(&b->turns, __ATOMIC_ACQUIRE)) / 2 % count != rank) {
    }
    uint64_t over = turns / 2 / count + 1;
    asks |= turns % 2;
    if (rank + 1 < count) {
        __atomic_exchange_n(&b->turns, (turns / 2 + 1) * 2 + asks, __ATOMIC_ACQ_REL);
    } else {
        __atomic_exchange_n(&b->turns, (turns / 2 + 1) * 2, __ATOMIC_ACQ_REL);
        rounds = over * count + (asks ? (uint64_t)__fp_choose(0, (int)count - 1) : rank);
        __atomic_store_n(&b->rounds, rounds, __ATOMIC_RELEASE);
    }
    // (The last one looks, too: whoever frees the barrier too early is then found, whichever thread that is.)
    while ((rounds = __atomic_load_n(&b->rounds, __ATOMIC_ACQUIRE)) / count != over) {
    }
    return rounds % count == rank ? -1 : 0;  // PTHREAD_BARRIER_SERIAL_THREAD
}
int pthread_barrier_wait(struct barrier *b) { return wait_at_barrier(b, 1); }
// The same for calls whose result is not used.
int fencepost_barrier_pass(struct barrier *b) { return wait_at_barrier(b, 0); }

// std::barrier, by the header `barrier` (crates/llvm/include/instead). The last one to arrive runs `complete` before the others go on.
void fencepost_barrier_make(struct barrier *b, const void *attr, unsigned count) {
    (void)attr;
    b->count = count;
    b->number = (uint32_t)__fp_self() << 16 | (++barriers_made & 0xffff);
    b->turns = __fp_arrivals() ? count : 0;
    b->rounds = 0;
}
// Where threads arrive without waiting, arrivals are counted: `turns` is the phase, and in its lower half how many are missing. Returns the phase.
uint64_t fencepost_barrier_arrive(struct barrier *b, uint64_t arrivals, _Bool drops, void (*complete)(void *), void *object) {
    if (drops) __atomic_fetch_sub(&b->count, 1, __ATOMIC_RELAXED);
    uint64_t old = __atomic_fetch_sub(&b->turns, arrivals, __ATOMIC_ACQ_REL), missing = old & 0xffffffff;
    if (missing < arrivals) __fp_error("more arrivals at a std::barrier than it waits for");
    if (missing == arrivals) {
        complete(object);
        uint64_t count = __atomic_load_n(&b->count, __ATOMIC_RELAXED);
        __atomic_store_n(&b->turns, ((old >> 32) + 1) << 32 | count, __ATOMIC_RELEASE);
    }
    return old >> 32;
}
void fencepost_barrier_await(struct barrier *b, uint64_t phase) {
    while (__atomic_load_n(&b->turns, __ATOMIC_ACQUIRE) >> 32 == phase) {
    }
}
void fencepost_barrier_meet(struct barrier *b, void (*complete)(void *), void *object) {
    if (__fp_arrivals()) {
        fencepost_barrier_await(b, fencepost_barrier_arrive(b, 1, 0, complete, object));
        return;
    }
    uint64_t count = b->count, rank = __fp_barrier_rank(b->number, count), over;
    if (rank >= count) {
        uint64_t turn = __atomic_fetch_add(&b->turns, 1, __ATOMIC_ACQ_REL);
        over = turn / count + 1;
        rank = turn % count;
    } else {
        uint64_t turns;
        while ((turns = __atomic_load_n(&b->turns, __ATOMIC_ACQUIRE)) % count != rank) {
        }
        over = turns / count + 1;
        if (rank + 1 < count) __atomic_exchange_n(&b->turns, turns + 1, __ATOMIC_ACQ_REL);
    }
    if (rank + 1 == count) {
        complete(object);
        // (In a fixed order the first thread of the next round may come only now.)
        if (__atomic_load_n(&b->turns, __ATOMIC_RELAXED) != over * count) __atomic_exchange_n(&b->turns, over * count, __ATOMIC_ACQ_REL);
        __atomic_store_n(&b->rounds, over, __ATOMIC_RELEASE);
    }
    // (The last one looks, too: whoever ends the barrier too early is then found.)
    while (__atomic_load_n(&b->rounds, __ATOMIC_ACQUIRE) < over) {
    }
}

int pthread_spin_init(int *l, int shared) {
    (void)shared;
    *l = 0;
    return 0;
}
int pthread_spin_destroy(int *l) {
    (void)l;
    return 0;
}
int pthread_spin_lock(int *l) {
    __fp_lock(l);
    return 0;
}
int pthread_spin_trylock(int *l) { return __fp_trylock(l) ? 0 : EBUSY; }
int pthread_spin_unlock(int *l) {
    __fp_unlock(l);
    return 0;
}

int sem_init(int *s, int shared, unsigned value) {
    (void)shared;
    *s = (int)value;
    return 0;
}
int sem_destroy(int *s) {
    (void)s;
    return 0;
}
int sem_trywait(int *s) {
    int value = __atomic_load_n(s, __ATOMIC_RELAXED);
    while (value > 0) {
        if (__atomic_compare_exchange_n(s, &value, value - 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return 0;
    }
    *__errno_location() = EAGAIN;
    return -1;
}
int sem_wait(int *s) {
    for (;;) {
        leave_if_cancelled();
        int value = __atomic_load_n(s, __ATOMIC_RELAXED);
        if (value > 0 && __atomic_compare_exchange_n(s, &value, value - 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return 0;
    }
}
int sem_timedwait(int *s, const int64_t *time) {
    int error = after_limit(sem_trywait(s), time);
    if (!error) return 0;
    *__errno_location() = error;
    return -1;
}
int sem_clockwait(int *s, int clock, const int64_t *time) {
    (void)clock;
    return sem_timedwait(s, time);
}
int sem_post(int *s) {
    __atomic_fetch_add(s, 1, __ATOMIC_RELEASE);
    return 0;
}
int sem_getvalue(int *s, int *value) {
    *value = __atomic_load_n(s, __ATOMIC_RELAXED);
    return 0;
}

// The state of a once: 0: not begun, 1: a thread is running the function, 2: done.
// If the function ends by an exception (std::call_once), the next thread tries again.
static void end_once(int **running) {
    if (*running) __atomic_store_n(*running, 0, __ATOMIC_RELEASE);
}
static void run_once(int *once, void (*run)(void)) {
    __attribute__((cleanup(end_once))) int *running = once;
    run();
    running = 0;
    __atomic_store_n(once, 2, __ATOMIC_RELEASE);
}
int pthread_once(int *once, void (*run)(void)) {
    for (;;) {
        if (__atomic_load_n(once, __ATOMIC_ACQUIRE) == 2) return 0;
        int begun = 0;
        if (__atomic_compare_exchange_n(once, &begun, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            run_once(once, run);
            return 0;
        }
        while (__atomic_load_n(once, __ATOMIC_ACQUIRE) == 1) {
        }
    }
}
