// The parts of libstdc++ that are not in its headers: what threads, locks and futures need. The names are those of the Itanium C++ ABI.

// Objects that are made when control first passes: bit 0 of the guard says that it is done; the second word is a lock.
struct guard {
    uint8_t done;
    uint8_t unused[3];
    int busy;
};
int __cxa_guard_acquire(struct guard *g) {
    if (__atomic_load_n(&g->done, __ATOMIC_ACQUIRE)) return 0;
    __fp_lock(&g->busy);
    if (!__atomic_load_n(&g->done, __ATOMIC_RELAXED)) return 1;
    __fp_unlock(&g->busy);
    return 0;
}
void __cxa_guard_release(struct guard *g) {
    __atomic_store_n(&g->done, 1, __ATOMIC_RELEASE);
    __fp_unlock(&g->busy);
}
void __cxa_guard_abort(struct guard *g) { __fp_unlock(&g->busy); }

// std::thread. A state's table has two destructors (the second also frees) and then the function to run.
struct thread_state {
    void (*const *table)(struct thread_state *);
};
static void *run_state(void *given) {
    struct thread_state *state = given;
    state->table[2](state);
    state->table[1](state);
    return 0;
}
void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(uint64_t *thread,
                                                                                            struct thread_state **state,
                                                                                            void (*unused)(void)) {
    (void)unused;
    struct thread_state *own = *state;
    *state = 0;
    pthread_create(thread, 0, run_state, own);
}
void _ZNSt6thread4joinEv(uint64_t *thread) {
    if (!*thread) _ZSt20__throw_system_errori(EINVAL);
    if (*thread == __fp_self()) _ZSt20__throw_system_errori(EDEADLK);
    __fp_join(*thread);
    *thread = 0;
}
void _ZNSt6thread6detachEv(uint64_t *thread) {
    if (!*thread) _ZSt20__throw_system_errori(EINVAL);
    __fp_detach(*thread);
    *thread = 0;
}
void _ZNSt6thread6_StateD2Ev(void *state) { (void)state; }
void _ZNSt6thread6_StateD1Ev(void *state) { (void)state; }
const void *const _ZTINSt6thread6_StateE[2] = {CLASS, "NSt6thread6_StateE"};
unsigned _ZNSt6thread20hardware_concurrencyEv(void) { return 2; }

void _ZNSt18condition_variableC1Ev(struct cond *c) { c->waiting = 0; }
void _ZNSt18condition_variableC2Ev(struct cond *c) { c->waiting = 0; }
void _ZNSt18condition_variableD1Ev(struct cond *c) { (void)c; }
void _ZNSt18condition_variableD2Ev(struct cond *c) { (void)c; }
void _ZNSt18condition_variable10notify_oneEv(struct cond *c) { pthread_cond_signal(c); }
void _ZNSt18condition_variable10notify_allEv(struct cond *c) { pthread_cond_broadcast(c); }
void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(struct cond *c, struct mutex **lock) { pthread_cond_wait(c, *lock); }
// Called instead of the wait, like the functions of cond.c with these endings.
void fencepost_cxx_wait_checked(struct cond *c, struct mutex **lock) { fencepost_cond_wait_checked(c, *lock); }
void fencepost_cxx_wait_once(struct cond *c, struct mutex **lock) { fencepost_cond_wait_once(c, *lock); }
void fencepost_cxx_wait_again(struct cond *c, struct mutex **lock) { fencepost_cond_wait_again(c, *lock); }

// std::lock (crates/llvm/src/lower/locks.rs): if the first mutex of a second attempt is taken, the execution is one that another has.
static _Thread_local unsigned lock_attempts;
void fencepost_lock_begin(void) { lock_attempts = 0; }
void fencepost_lock_attempt(void) { __fp_not_redundant(lock_attempts++ == 0); }

_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

int64_t _ZNSt6chrono3_V212steady_clock3nowEv(void) { return look_at_clock() * 1000000000; }
int64_t _ZNSt6chrono3_V212system_clock3nowEv(void) { return look_at_clock() * 1000000000; }

// std::this_thread::sleep_for, where the library does it.
void this_thread_sleep_for(int64_t seconds, int64_t nanos) __asm__(
    "_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE");
void this_thread_sleep_for(int64_t seconds, int64_t nanos) { sleep_for(seconds, nanos > 0); }

// The state of futures and promises. A word says whether the result is there; who waits sets a bit of it first, which the headers take care
// of. So a wait is over when the word changes, and nobody needs to be woken. Without a limit it is a wait like any other; with one, both
// are tried: that it ends before, and that the time is up.
static _Bool wait_for_result(unsigned *word, unsigned value, _Bool limited, int64_t seconds, int64_t nanos) {
    if (limited && __fp_choose(0, 1)) {
        int64_t limit[2] = {seconds, nanos};
        sleep_until(limit);
        return 0;
    }
    if (limited) __fp_assume(__atomic_load_n(word, __ATOMIC_RELAXED) != value);
    else while (__atomic_load_n(word, __ATOMIC_RELAXED) == value) {
    }
    return 1;
}
#define UNTIL "EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"
_Bool futex_wait_until(void *u, unsigned *word, unsigned value, _Bool limited, int64_t seconds, int64_t nanos) __asm__(
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_until" UNTIL);
_Bool futex_wait_until(void *u, unsigned *word, unsigned value, _Bool limited, int64_t seconds, int64_t nanos) {
    (void)u;
    return wait_for_result(word, value, limited, seconds, nanos);
}
_Bool futex_wait_until_steady(void *u, unsigned *word, unsigned value, _Bool limited, int64_t seconds, int64_t nanos) __asm__(
    "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steady" UNTIL);
_Bool futex_wait_until_steady(void *u, unsigned *word, unsigned value, _Bool limited, int64_t seconds, int64_t nanos) {
    (void)u;
    return wait_for_result(word, value, limited, seconds, nanos);
}
void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(unsigned *word) { (void)word; }
// A result begins with its table and the exception, if there is one.
const void *const _ZTINSt13__future_base12_Result_baseE[2] = {CLASS, "NSt13__future_base12_Result_baseE"};
void _ZNSt13__future_base12_Result_baseC2Ev(void **result) { result[1] = 0; }
void _ZNSt13__future_base12_Result_baseC1Ev(void **result) { result[1] = 0; }
void _ZNSt13__future_base12_Result_baseD2Ev(void **result) { _ZNSt15__exception_ptr13exception_ptrD1Ev(result + 1); }
void _ZNSt13__future_base12_Result_baseD1Ev(void **result) { _ZNSt15__exception_ptr13exception_ptrD1Ev(result + 1); }

// Results and notifications that wait for the end of the thread.
static void call_last(void (*run)(void *), void *arg) {
    struct last_call *call = __fp_alloc(sizeof *call, 16, 0);
    call->run = run, call->arg = arg, call->next = last_calls;
    last_calls = call;
}
// The counts of a std::shared_ptr; their table has functions that end the object (the third) and the counts themselves.
struct counts {
    void (*const *table)(struct counts *);
    int owners, watchers;
};
static void release_watcher(struct counts *c) {
    if (__atomic_fetch_sub(&c->watchers, 1, __ATOMIC_ACQ_REL) == 1) c->table[3](c);
}
static void release_owner(struct counts *c) {
    if (__atomic_fetch_sub(&c->owners, 1, __ATOMIC_ACQ_REL) != 1) return;
    c->table[2](c);
    release_watcher(c);
}
struct make_ready {
    void *unused[2];
    struct {
        void *table, *result;
        unsigned status;
    } *state;
    struct counts *counts;
};
static void make_ready(void *given) {
    struct make_ready *ready = given;
    if (ready->counts) {
        int owners = __atomic_load_n(&ready->counts->owners, __ATOMIC_RELAXED);
        while (owners && !__atomic_compare_exchange_n(&ready->counts->owners, &owners, owners + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
        }
        if (owners) {
            __atomic_exchange_n(&ready->state->status, 1, __ATOMIC_RELEASE);
            release_owner(ready->counts);
        }
        release_watcher(ready->counts);
    }
    __fp_free(ready);
}
void _ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(struct make_ready *ready) { call_last(make_ready, ready); }
struct notification {
    struct cond *condition;
    struct mutex *mutex;
};
static void notify(void *given) {
    struct notification *n = given;
    pthread_mutex_unlock(n->mutex);
    pthread_cond_broadcast(n->condition);
    __fp_free(n);
}
void _ZSt25notify_all_at_thread_exitRSt18condition_variableSt11unique_lockISt5mutexE(struct cond *c, struct mutex **lock) {
    struct notification *n = __fp_alloc(sizeof *n, 16, 0);
    n->condition = c, n->mutex = lock[0];
    lock[0] = 0;
    *(_Bool *)(lock + 1) = 0;
    call_last(notify, n);
}

// std::random_device: any of a few values.
void _ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *d, const void *name) { (void)d, (void)name; }
void _ZNSt13random_device7_M_finiEv(void *d) { (void)d; }
unsigned _ZNSt13random_device9_M_getvalEv(void *d) {
    (void)d;
    return (unsigned)few_values();
}

// std::allocator<char> is always taken from the library.
void _ZNSaIcEC1Ev(void *a) { (void)a; }
void _ZNSaIcEC2Ev(void *a) { (void)a; }
void _ZNSaIcEC1ERKS_(void *a, const void *b) { (void)a, (void)b; }
void _ZNSaIcEC2ERKS_(void *a, const void *b) { (void)a, (void)b; }
void _ZNSaIcED1Ev(void *a) { (void)a; }
void _ZNSaIcED2Ev(void *a) { (void)a; }
_Noreturn void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
    (void)file, (void)line, (void)function, (void)condition;
    __fp_error("an assertion of the C++ library fails");
}
