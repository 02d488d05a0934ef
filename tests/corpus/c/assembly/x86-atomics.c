// x86-atomics.c — locked instructions of x86 as kernels and lock-free libraries write them: updates, exchanges, compare-exchanges with
// flags as outputs, bit operations. Each does what its name says, also natively.
// run: => ok
// run: -- -O2 => ok
// run: --model tso => ok
// run: -- -DMUTANT=1 => violation assert@sum
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

static int counter;
static uint64_t word, bits;
static unsigned char byte;

static inline int fetch_add(int *p, int n) {
    __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(n), "+m"(*p) : : "memory", "cc");
    return n;
}
static inline bool cas_setz(uint64_t *p, uint64_t old, uint64_t new) {
    bool z;
    __asm__ __volatile__("lock cmpxchgq %3, %0; setz %1" : "+m"(*p), "=a"(z) : "m"(*p), "q"(new), "a"(old) : "memory", "cc");
    return z;
}
static inline bool cas_flag(uint64_t *p, uint64_t *old, uint64_t new) {
    bool z;
    __asm__ __volatile__("lock cmpxchgq %[new], %[at]" : [at] "+m"(*p), "=@ccz"(z), "+a"(*old) : [new] "r"(new) : "memory", "cc");
    return z;
}
static inline unsigned char swap8(unsigned char *p, unsigned char v) {
    __asm__ __volatile__("xchgb %b0, %1" : "+q"(v), "+m"(*p) : : "memory");
    return v;
}
static inline bool dec_and_test(int *p) {
    unsigned char c;
    __asm__ __volatile__("lock; decl %0; sete %1" : "+m"(*p), "=qm"(c) : : "memory");
    return c != 0;
}
static inline int test_and_set(uint64_t *p, long bit) {
    int old;
    __asm__ __volatile__("lock; btsq %2, %1\n\tsbbl %0, %0" : "=r"(old), "+m"(*p) : "Ir"(bit) : "memory");
    return old;
}
static inline void or_bits(uint64_t *p, uint64_t v) {
    __asm__ __volatile__(".pushsection .smp_locks,\"a\"\n.balign 4\n.long 671f - .\n.popsection\n671:\n\tlock; orq %1,%0"
                         : "+m"(*p) : "er"(v) : "memory");
}
static inline uint64_t load(uint64_t *p) {
    uint64_t v;
    __asm__ __volatile__("movq %1, %0" : "=r"(v) : "m"(*p) : "memory");
    return v;
}
static inline bool sign_after_sub(int *p, int n) {
    bool negative;
    __asm__ __volatile__("lock subl %2, %0" : "+m"(*p), "=@ccs"(negative) : "ir"(n) : "memory");
    return negative;
}

static void *run(void *arg) {
    (void)arg;
#if MUTANT == 1
    int n;
    __asm__ __volatile__("movl %1, %0; incl %0; movl %0, %1" : "=&r"(n), "+m"(counter) : : "memory");
#else
    fetch_add(&counter, 1);
#endif
    or_bits(&bits, 4);
    __asm__ __volatile__("pause; rep; nop" ::: "memory");
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    assert(fetch_add(&counter, 1) <= 1);
    or_bits(&bits, 8);
    pthread_join(t, 0);
    assert(counter == 2);  // @sum
    assert(load(&bits) == 12);
    assert(cas_setz(&word, 0, 7) && !cas_setz(&word, 0, 9));
    uint64_t old = 1;
    assert(!cas_flag(&word, &old, 5) && old == 7);
    assert(cas_flag(&word, &old, 5) && word == 5);
    byte = 3;
    assert(swap8(&byte, 9) == 3 && byte == 9);
    assert(!dec_and_test(&counter) && dec_and_test(&counter));
    assert(test_and_set(&bits, 1) == 0 && test_and_set(&bits, 1) == -1 && load(&bits) == 14);
    assert(!sign_after_sub(&counter, 0) && sign_after_sub(&counter, 1));
    int small = -1, found;
    uint32_t swapped = 0x01020304;
    __asm__("bswapl %0" : "+r"(swapped));
    __asm__("bsfl %1, %0" : "=r"(found) : "rm"(0x50));
    assert(swapped == 0x04030201 && found == 4);
    __asm__("cmpl $3, %1; cmovgl %1, %0" : "+r"(small) : "r"(7));
    assert(small == 7);
    return 0;
}
