// x86-fences.c — store buffering with a full fence that is a locked instruction: on the stack, on another variable, or an exchange.
// run: -- -DKIND=0 => ok
// run: -- -DKIND=1 => ok
// run: -- -DKIND=2 => ok
// run: -- -DKIND=2 -O2 => ok
// run: --model tso -- -DKIND=1 => ok
// run: -- -DKIND=3 => violation assert@both
// run: --model tso -- -DKIND=3 => violation assert@both
// run: --model sc -- -DKIND=3 => ok
#include <assert.h>
#include <pthread.h>

static int x, y, r, s, other[2];

static inline void store(int *p, int v) { __asm__ __volatile__("movl %1, %0" : "=m"(*p) : "r"(v) : "memory"); }
static inline int load(int *p) {
    int v;
    __asm__ __volatile__("movl %1, %0" : "=r"(v) : "m"(*p) : "memory");
    return v;
}
static inline void fence(int me) {
#if KIND == 0
    (void)me;
    __asm__ __volatile__("lock; addl $0,-4(%%rsp)" ::: "memory", "cc");
#elif KIND == 1
    __asm__ __volatile__("lock; incl (%0)" : : "r"(&other[me]) : "memory", "cc");
#elif KIND == 2
    int v = 1;
    __asm__ __volatile__("xchgl %0, %1" : "+r"(v), "+m"(other[me]) : : "memory");
#else
    (void)me;
    __asm__ __volatile__("" ::: "memory");
#endif
}

static void *run(void *arg) {
    (void)arg;
    store(&x, 1);
    fence(0);
    r = load(&y);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    store(&y, 1);
    fence(1);
    s = load(&x);
    pthread_join(t, 0);
    assert(r || s);  // @both
    return 0;
}
