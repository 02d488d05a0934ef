// The system: numbers of processes and processors, memory maps, output to descriptors, waiting, futexes; numbers that nobody can foresee.

// Any of a few values, which the answer says.
static int few_values(void) {
    __fp_bound("random numbers: only 0, 1, 2 and the largest are tried");
    int chosen = __fp_choose(0, 3);
    return chosen == 3 ? 0x7fffffff : chosen;
}
int rand(void) { return few_values(); }
int64_t random(void) { return few_values(); }
int64_t lrand48(void) { return few_values(); }
int rand_r(unsigned *seed) {
    *seed += 1;
    return few_values();
}
void srand(unsigned seed) { (void)seed; }
void srandom(unsigned seed) { (void)seed; }
void srand48(int64_t seed) { (void)seed; }
unsigned arc4random(void) { return (unsigned)few_values(); }

enum { PROCESS = 1000 };
int getpid(void) { return PROCESS; }
int getppid(void) { return 1; }
int gettid(void) { return PROCESS + (int)__fp_self(); }
unsigned getuid(void) { return 0; }
unsigned geteuid(void) { return 0; }

// Two processors; a thread may be on either.
int sched_getcpu(void) { return __fp_choose(0, 1); }
int __sched_cpucount(size_t size, const unsigned char *set) {
    int count = 0;
    for (size_t i = 0; i < size; i++) count += __builtin_popcount(set[i]);
    return count;
}
int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }
int getpagesize(void) { return 4096; }
int pthread_getaffinity_np(uint64_t thread, size_t size, unsigned char *set) {
    (void)thread;
    memset(set, 0, size);
    set[0] = 3;
    return 0;
}
int sched_getaffinity(int process, size_t size, unsigned char *set) { return pthread_getaffinity_np((uint64_t)process, size, set); }
int sched_setaffinity(int process, size_t size, const void *set) {
    (void)process, (void)size, (void)set;
    return 0;
}
int pthread_getname_np(uint64_t thread, char *name, size_t size) {
    (void)thread;
    if (size < 16) return ERANGE;
    name[0] = 0;
    return 0;
}
enum { CLOCK_TICKS = 2, PAGE_SIZE = 30, PROCESSORS = 83, PROCESSORS_ONLINE = 84 };
int64_t sysconf(int name) {
    switch (name) {
    case CLOCK_TICKS: return 100;
    case PAGE_SIZE: return 4096;
    case PROCESSORS:
    case PROCESSORS_ONLINE: return 2;
    default: __fp_unsupported("sysconf of this name (only the number of processors, the page size and the clock's ticks)");
    }
}
char *getenv(const char *name) {
    (void)name;
    return 0;
}
char *secure_getenv(const char *name) { return getenv(name); }

int64_t write(int file, const void *from, size_t size) {
    if (file != 1 && file != 2) __fp_unsupported("write to a file other than 1 and 2");
    printf("%.*s", (int)size, (const char *)from);
    return (int64_t)size;
}
int isatty(int file) {
    (void)file;
    return 0;
}

// Waiting for files is not supported; for time it is a sleep.
int poll(void *files, uint64_t count, int milliseconds) {
    (void)files;
    if (count) __fp_unsupported("poll of files");
    if (milliseconds < 0) __fp_unsupported("poll without a time-out");
    sleep_for(milliseconds / 1000, milliseconds % 1000 > 0);
    return 0;
}
int select(int count, void *reads, void *writes, void *other, const int64_t *time) {
    if (count || reads || writes || other) __fp_unsupported("select of files");
    if (!time) __fp_unsupported("select without a time-out");
    sleep_for(time[0], time[1] > 0);
    return 0;
}

// Memory maps: an object, made and given back as a whole.
enum { ANONYMOUS = 0x20 };
void *mmap(void *at, size_t size, int protection, int flags, int file, int64_t offset) {
    (void)at, (void)protection, (void)file, (void)offset;
    if (!(flags & ANONYMOUS)) __fp_unsupported("mmap of a file");
    if (size == 0) {
        *__errno_location() = EINVAL;
        return (void *)-1;
    }
    return __fp_alloc((size + 4095) / 4096 * 4096, 4096, 1);
}
int munmap(void *at, size_t size) {
    if (__fp_object_size(at) != (size + 4095) / 4096 * 4096) __fp_unsupported("munmap of a part of a memory map");
    __fp_free(at);
    return 0;
}
int mprotect(void *at, size_t size, int protection) {
    (void)at, (void)size, (void)protection;
    return 0;
}
int madvise(void *at, size_t size, int advice) {
    (void)at, (void)size, (void)advice;
    return 0;
}
int mlock(const void *at, size_t size) {
    (void)at, (void)size;
    return 0;
}
int munlock(const void *at, size_t size) { return mlock(at, size); }

// Signals: handlers are registered and never called, which the answer says.
static void note_signals(void) { __fp_note_once("signals: handlers are registered, but no signal ever comes"); }
void *signal(int number, void *handler) {
    (void)number, (void)handler;
    note_signals();
    return 0;
}
int sigaction(int number, const void *action, void *old) {
    (void)number, (void)action;
    note_signals();
    if (old) memset(old, 0, 152);
    return 0;
}
int sigemptyset(uint64_t *set) {
    memset(set, 0, 128);
    return 0;
}
int sigfillset(uint64_t *set) {
    memset(set, 0xff, 128);
    return 0;
}
int sigaddset(uint64_t *set, int number) {
    set[0] |= (uint64_t)1 << (number - 1);
    return 0;
}
int sigdelset(uint64_t *set, int number) {
    set[0] &= ~((uint64_t)1 << (number - 1));
    return 0;
}
int sigismember(const uint64_t *set, int number) { return set[0] >> (number - 1) & 1; }
int pthread_sigmask(int how, const void *set, uint64_t *old) {
    (void)how, (void)set;
    if (old) sigemptyset(old);
    return 0;
}
int sigprocmask(int how, const void *set, uint64_t *old) { return pthread_sigmask(how, set, old); }

// Waiting for an address, as futexes and std::atomic::wait do. Threads that wait are bits of a word, one for a few addresses each, and say
// which address they wait for. A thread that begins to wait after a wake-up must not find an older value: it reads the word that the
// wake-up wrote, and then the value once more. If that is no longer the one to wait for, the execution is dropped: it is the one in which
// the thread finds the new value in the first place. So waking orders nothing that the program could see.
static uint64_t sleepers[16];
static const void *waits_for[64];
static uint64_t *sleepers_at(const void *at) { return &sleepers[(uintptr_t)at / 4 % 16]; }
// Begins to wait. The caller has found the value to wait for, and looks once more after this: fp_assume(it is still there).
void fencepost_sleep_begin(const void *at) {
    __atomic_store_n(&waits_for[own_bit_number()], at, __ATOMIC_RELAXED);
    __atomic_fetch_or(sleepers_at(at), own_bit(), __ATOMIC_ACQ_REL);
}
void fencepost_sleep_end(const void *at) {
    uint64_t *word = sleepers_at(at), bit = own_bit();
    while (__atomic_load_n(word, __ATOMIC_RELAXED) & bit) {
    }
}
static _Bool sleep_early(const void *at) {
    // The time is up. If a wake-up came before, it was for nothing: another execution has that.
    return (__atomic_fetch_and(sleepers_at(at), ~own_bit(), __ATOMIC_RELAXED) & own_bit()) != 0;
}
// The same with a limit: both are tried, that a wake-up comes first and that the time is up. Returns whether it was a wake-up.
_Bool fencepost_sleep_until(const void *at, _Bool absolute, int64_t seconds, _Bool and_a_part) {
    if (__fp_choose(0, 1)) {
        __fp_assume(sleep_early(at));
        int64_t limit[2] = {seconds, and_a_part};
        if (absolute) sleep_until(limit);
        else sleep_for(seconds, and_a_part);
        return 0;
    }
    __fp_assume(!(__atomic_load_n(sleepers_at(at), __ATOMIC_RELAXED) & own_bit()));
    return 1;
}
// Wakes up to `most` of the threads that wait for an address: any of them.
int fencepost_wake(const void *at, int most) {
    uint64_t *word = sleepers_at(at);
    uint64_t old = __atomic_fetch_add(word, 0, __ATOMIC_ACQ_REL);
    int woken = 0;
    while (woken < most) {
        uint64_t here = 0, rest = old;
        int count = 0;
        for (; rest; rest &= rest - 1) {
            uint64_t bit = rest & -rest;
            if (__atomic_load_n(&waits_for[__builtin_ctzll(bit)], __ATOMIC_RELAXED) == at) here |= bit, count++;
        }
        if (!here) break;
        if (count > most - woken) {
            for (int skip = __fp_choose(0, count - 1); skip > 0; skip--) here &= here - 1;
            here &= -here;
            count = 1;
        }
        uint64_t seen = __atomic_fetch_and(word, ~here, __ATOMIC_ACQ_REL);
        // Between the two, threads may have come (they came after the wake-up) or, with a time limit, gone.
        __fp_assume((seen & here) == here);
        old &= ~here;
        woken += count;
    }
    return woken;
}

enum { FUTEX_WAIT, FUTEX_WAKE, FUTEX_WAIT_BITSET = 9, FUTEX_WAKE_BITSET, FUTEX_FLAGS = 128 | 256 };
static int64_t futex_call(va_list args) {
    int *word = __builtin_va_arg(args, int *);
    int operation = __builtin_va_arg(args, int) & ~FUTEX_FLAGS, value = __builtin_va_arg(args, int);
    // (Calls need not pass what the operation does not look at.)
    const int64_t *limit = operation == FUTEX_WAIT || operation == FUTEX_WAIT_BITSET ? __builtin_va_arg(args, const int64_t *) : 0;
    if (operation == FUTEX_WAIT_BITSET || operation == FUTEX_WAKE_BITSET) {
        if (operation == FUTEX_WAKE_BITSET) (void)__builtin_va_arg(args, void *);
        (void)__builtin_va_arg(args, void *);
        if (__builtin_va_arg(args, uint32_t) != 0xffffffff) __fp_unsupported("a futex with a set of bits");
    }
    switch (operation) {
    case FUTEX_WAKE:
    case FUTEX_WAKE_BITSET: return fencepost_wake(word, value);
    case FUTEX_WAIT:
    case FUTEX_WAIT_BITSET:
        if (__atomic_load_n(word, __ATOMIC_RELAXED) != value) {
            *__errno_location() = EAGAIN;
            return -1;
        }
        fencepost_sleep_begin(word);
        __fp_assume(__atomic_load_n(word, __ATOMIC_RELAXED) == value);
        if (limit) {
            if (fencepost_sleep_until(word, operation == FUTEX_WAIT_BITSET, limit[0], limit[1] > 0)) return 0;
            *__errno_location() = ETIMEDOUT;
            return -1;
        }
        if (__fp_spurious_wakeups() && __fp_choose(0, 1)) __fp_assume(sleep_early(word));
        else fencepost_sleep_end(word);
        return 0;
    default: __fp_unsupported("this operation on a futex (only FUTEX_WAIT and FUTEX_WAKE, also with all bits, are)");
    }
}
enum { SYS_WRITE = 1, SYS_SCHED_YIELD = 24, SYS_GETPID = 39, SYS_GETTID = 186, SYS_FUTEX = 202, SYS_GETRANDOM = 318, SYS_MEMBARRIER = 324 };
int64_t syscall(int64_t number, ...) {
    va_list args;
    __builtin_va_start(args, number);
    int64_t result = 0;
    switch (number) {
    case SYS_FUTEX: result = futex_call(args); break;
    case SYS_GETPID: result = getpid(); break;
    case SYS_GETTID: result = gettid(); break;
    case SYS_SCHED_YIELD: break;
    case SYS_WRITE: {
        int file = __builtin_va_arg(args, int);
        const void *from = __builtin_va_arg(args, const void *);
        result = write(file, from, __builtin_va_arg(args, size_t));
        break;
    }
    case SYS_MEMBARRIER: __fp_unsupported("membarrier: it orders accesses of other threads, at places that the program does not name");
    default: __fp_unsupported("a system call other than futex, getpid, gettid, sched_yield and write");
    }
    __builtin_va_end(args);
    return result;
}
