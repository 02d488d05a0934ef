// The parts of libc++ that are not in its headers: threads, locks, pointers, clocks. (Its strings and streams are templates that its library
// has compiled; calls of those are refused by name.)
void _ZNSt3__15mutex4lockEv(struct mutex *m) { pthread_mutex_lock(m); }
void _ZNSt3__15mutex6unlockEv(struct mutex *m) { pthread_mutex_unlock(m); }
_Bool _ZNSt3__15mutex8try_lockEv(struct mutex *m) { return pthread_mutex_trylock(m) == 0; }
void _ZNSt3__15mutexD1Ev(struct mutex *m) { pthread_mutex_destroy(m); }
void _ZNSt3__115recursive_mutexC1Ev(struct mutex *m) { m->lock = 0, m->kind = MUTEX_RECURSIVE; }
void _ZNSt3__115recursive_mutex4lockEv(struct mutex *m) { pthread_mutex_lock(m); }
void _ZNSt3__115recursive_mutex6unlockEv(struct mutex *m) { pthread_mutex_unlock(m); }
_Bool _ZNSt3__115recursive_mutex8try_lockEv(struct mutex *m) { return pthread_mutex_trylock(m) == 0; }
void _ZNSt3__115recursive_mutexD1Ev(struct mutex *m) { pthread_mutex_destroy(m); }

void _ZNSt3__118condition_variable10notify_oneEv(struct cond *c) { pthread_cond_signal(c); }
void _ZNSt3__118condition_variable10notify_allEv(struct cond *c) { pthread_cond_broadcast(c); }
void _ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(struct cond *c, struct mutex **lock) { pthread_cond_wait(c, *lock); }
void _ZNSt3__118condition_variableD1Ev(struct cond *c) { (void)c; }
void timed_wait(struct cond *c, struct mutex **lock, int64_t nanos) __asm__(
    "_ZNSt3__118condition_variable15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_"
    "clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE");
void timed_wait(struct cond *c, struct mutex **lock, int64_t nanos) {
    int64_t limit[2] = {nanos / 1000000000, nanos % 1000000000};
    pthread_cond_timedwait(c, *lock, limit);
}

void _ZNSt3__119__shared_mutex_baseC1Ev(int *l) { *l = 0; }
void _ZNSt3__119__shared_mutex_base4lockEv(int *l) { pthread_rwlock_wrlock(l); }
_Bool _ZNSt3__119__shared_mutex_base8try_lockEv(int *l) { return pthread_rwlock_trywrlock(l) == 0; }
void _ZNSt3__119__shared_mutex_base6unlockEv(int *l) { pthread_rwlock_unlock(l); }
void _ZNSt3__119__shared_mutex_base11lock_sharedEv(int *l) { pthread_rwlock_rdlock(l); }
_Bool _ZNSt3__119__shared_mutex_base15try_lock_sharedEv(int *l) { return pthread_rwlock_tryrdlock(l) == 0; }
void _ZNSt3__119__shared_mutex_base13unlock_sharedEv(int *l) { pthread_rwlock_unlock(l); }

// Threads. The headers start them with pthread_create, and give each an object of its own in a key of the library; nothing looks at it here.
void _ZNSt3__16thread4joinEv(uint64_t *thread) { _ZNSt6thread4joinEv(thread); }
void _ZNSt3__16thread6detachEv(uint64_t *thread) { _ZNSt6thread6detachEv(thread); }
void _ZNSt3__16threadD1Ev(uint64_t *thread) {
    if (*thread) _ZSt9terminatev();
}
unsigned _ZNSt3__16thread20hardware_concurrencyEv(void) { return 2; }
void _ZNSt3__115__thread_structC1Ev(void *s) { (void)s; }
void _ZNSt3__115__thread_structD1Ev(void *s) { (void)s; }
static const unsigned own_key = LIBRARY_KEY;
const void *_ZNSt3__119__thread_local_dataEv(void) { return &own_key; }
_Noreturn void _ZNSt3__120__throw_system_errorEiPKc(int code, const char *text) {
    (void)text;
    _ZSt20__throw_system_errori(code);
}

static void end_call(volatile uint64_t **running) {
    if (*running) __atomic_store_n(*running, 0, __ATOMIC_RELEASE);
}
static void run_call(volatile uint64_t *flag, void *arg, void (*run)(void *)) {
    __attribute__((cleanup(end_call))) volatile uint64_t *running = flag;
    run(arg);
    running = 0;
    __atomic_store_n(flag, -1ul, __ATOMIC_RELEASE);
}
void _ZNSt3__111__call_onceERVmPvPFvS2_E(volatile uint64_t *flag, void *arg, void (*run)(void *)) {
    for (;;) {
        if (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == -1ul) return;
        uint64_t begun = 0;
        if (__atomic_compare_exchange_n(flag, &begun, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            run_call(flag, arg, run);
            return;
        }
        while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 1) {
        }
    }
}

int64_t _ZNSt3__16chrono12steady_clock3nowEv(void) { return look_at_clock() * 1000000000; }
int64_t _ZNSt3__16chrono12system_clock3nowEv(void) { return look_at_clock() * 1000000000; }
void libcxx_sleep_for(const int64_t *nanos) __asm__("_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE");
void libcxx_sleep_for(const int64_t *nanos) { sleep_for(*nanos / 1000000000, *nanos % 1000000000 > 0); }
size_t _ZNSt3__112__next_primeEm(size_t least) { return least ? prime_from(least) : 0; }

// The counts of a std::shared_ptr: one less than there are owners, and watchers.
struct libcxx_counts {
    void (*const *table)(struct libcxx_counts *);
    int64_t owners, watchers;
};
void _ZNSt3__114__shared_countD2Ev(void *c) { (void)c; }
void _ZNSt3__119__shared_weak_countD2Ev(void *c) { (void)c; }
void _ZNSt3__119__shared_weak_count14__release_weakEv(struct libcxx_counts *c) {
    if (__atomic_fetch_sub(&c->watchers, 1, __ATOMIC_ACQ_REL) == 0) c->table[4](c);
}
struct libcxx_counts *_ZNSt3__119__shared_weak_count4lockEv(struct libcxx_counts *c) {
    int64_t owners = __atomic_load_n(&c->owners, __ATOMIC_RELAXED);
    while (owners != -1)
        if (__atomic_compare_exchange_n(&c->owners, &owners, owners + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return c;
    return 0;
}
const void *_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(const void *c, const void *type) {
    (void)c, (void)type;
    return 0;
}

// std::to_chars of floating-point numbers with a precision, in both libraries. (Without one, it is as many digits as are needed, which is
// refused by name.)
enum { SCIENTIFIC_FORMAT = 1, FIXED_FORMAT, GENERAL_FORMAT, TOO_LARGE = 75 };
struct converted {
    char *end;
    int error;
};
static struct converted convert(char *to, char *end, double value, int format, int precision) {
    if (format < SCIENTIFIC_FORMAT || format > GENERAL_FORMAT) __fp_unsupported("std::to_chars of a number in this format");
    struct sink sink = {to, (size_t)(end - to) + 1, 0};
    put_float(&sink, value, format == SCIENTIFIC_FORMAT ? 'e' : format == FIXED_FORMAT ? 'f' : 'g', 0, precision, 0);
    struct converted result = {to + sink.length, 0}, none = {end, TOO_LARGE};
    return sink.length <= (size_t)(end - to) ? result : none;
}
struct converted _ZNSt3__18to_charsEPcS0_dNS_12chars_formatEi(char *to, char *end, double value, int format, int precision) {
    return convert(to, end, value, format, precision);
}
struct converted _ZNSt3__18to_charsEPcS0_fNS_12chars_formatEi(char *to, char *end, float value, int format, int precision) {
    return convert(to, end, value, format, precision);
}
struct converted _ZSt8to_charsPcS_dSt12chars_formati(char *to, char *end, double value, int format, int precision) {
    return convert(to, end, value, format, precision);
}
struct converted _ZSt8to_charsPcS_fSt12chars_formati(char *to, char *end, float value, int format, int precision) {
    return convert(to, end, value, format, precision);
}
