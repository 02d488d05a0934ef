// aarch64.c — AArch64: loops of load-exclusive and store-exclusive as kernels write them, barriers, instructions of ARMv8.1.
// run: -- --target=aarch64-linux-gnu => ok
// run: -- --target=aarch64-linux-gnu -O2 => ok
// run: -- --target=aarch64-linux-gnu -DMUTANT=1 => violation assert@data
// run: -- --target=aarch64-linux-gnu -DMUTANT=2 => violation assert@both
typedef unsigned long pthread_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
#define assert(c) ((c) ? (void)0 : __assert_fail(#c, __FILE__, __LINE__, __func__))

static int counter, data, flag, x, y;
static unsigned long word;

static inline int add_return(int n, int *p) {
    unsigned long tmp;
    int result;
    __asm__ volatile("   prfm pstl1strm, %2\n"
                     "1: ldxr %w0, %2\n"
                     "   add %w0, %w0, %w3\n"
                     "   stlxr %w1, %w0, %2\n"
                     "   cbnz %w1, 1b"
                     : "=&r"(result), "=&r"(tmp), "+Q"(*p) : "Ir"(n) : "memory");
    return result;
}
static inline unsigned long swap(unsigned long *p, unsigned long v) {
    unsigned long old;
    unsigned tmp;
    __asm__ volatile("1: ldaxr %0, [%2]\n   stlxr %w1, %3, [%2]\n   cbnz %w1, 1b" : "=&r"(old), "=&r"(tmp) : "r"(p), "r"(v) : "memory");
    return old;
}
static inline unsigned long cas(unsigned long *p, unsigned long expected, unsigned long new) {
    unsigned long old, tmp;
    __asm__ volatile("1: ldaxr %[old], %[at]\n"
                     "   eor %[tmp], %[old], %[expected]\n"
                     "   cbnz %[tmp], 2f\n"
                     "   stlxr %w[tmp], %[new], %[at]\n"
                     "   cbnz %w[tmp], 1b\n"
                     "2:"
                     : [old] "=&r"(old), [tmp] "=&r"(tmp), [at] "+Q"(*p) : [expected] "r"(expected), [new] "r"(new) : "memory");
    return old;
}
static inline int cas_cmp(int *p, int expected, int new) {
    int old;
    unsigned tmp;
    __asm__ volatile("1: ldxr %w0, [%2]\n   cmp %w0, %w3\n   b.ne 2f\n   stxr %w1, %w4, [%2]\n   cbnz %w1, 1b\n2:\n"
                     : "=&r"(old), "=&r"(tmp) : "r"(p), "r"(expected), "r"(new) : "memory", "cc");
    return old;
}
static inline int load(int *p) {
    int v;
    __asm__ volatile("ldr %w0, [%1]" : "=r"(v) : "r"(p) : "memory");
    return v;
}
static inline int load_acquire(int *p) {
    int v;
    __asm__ volatile("ldar %w0, %1" : "=r"(v) : "Q"(*p) : "memory");
    return v;
}
static inline void store(int *p, int v) { __asm__ volatile("str %w0, [%1]" : : "r"(v), "r"(p) : "memory"); }
static inline int ldadd(int *p, int n) {
    int old;
    __asm__ volatile("ldaddal %w1, %w0, %2" : "=r"(old), "+r"(n), "+Q"(*p) : : "memory");
    return old;
}
static int r;
static void *run(void *arg) {
    (void)arg;
    add_return(1, &counter);
    store(&data, 5);
#if MUTANT == 1
    store(&flag, 1);
#else
    __asm__ volatile("dmb ish" ::: "memory");
    store(&flag, 1);
#endif
    store(&x, 1);
#if MUTANT != 2
    __asm__ volatile("dmb ish" ::: "memory");
#endif
    r = load(&y);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    ldadd(&counter, 1);
    if (load_acquire(&flag)) assert(load(&data) == 5);  // @data
    store(&y, 1);
    __asm__ volatile("dmb ish; isb; yield" ::: "memory");
    int s = load(&x);
    pthread_join(t, 0);
    assert(r || s);  // @both
    assert(counter == 2);
    assert(swap(&word, 7) == 0 && swap(&word, 8) == 7);
    assert(cas(&word, 7, 9) == 8 && word == 8 && cas(&word, 8, 9) == 8 && word == 9);
    assert(cas_cmp(&counter, 1, 5) == 2 && cas_cmp(&counter, 2, 5) == 2 && counter == 5);
    return 0;
}
