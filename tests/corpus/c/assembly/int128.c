// int128.c — atomics of 16 bytes in C: loads, stores, exchanges, compare-exchanges, with and without the instruction for them.
// run: -- -w => unknown
// run: -- -w -mcx16 => unknown
// run: -- -w -DMUTANT=1 => violation assert@whole
// run: -- -w -mcx16 -DMUTANT=1 => violation assert@whole
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

typedef unsigned __int128 u128;
static _Atomic u128 pair;
static unsigned long halves[2];
#define BOTH(n) (((u128)(n) << 64) | (n))

static void *run(void *arg) {
    (void)arg;
    u128 old = BOTH(1);
#if MUTANT == 1
    atomic_store(&pair, ((u128)3 << 64) | 2);
#else
    if (!atomic_compare_exchange_strong(&pair, &old, BOTH(2))) assert(old == BOTH(3));
#endif
    return 0;
}
int main(void) {
    atomic_store(&pair, BOTH(1));
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    u128 seen = atomic_load(&pair);
    halves[0] = (unsigned long)seen;
    halves[1] = (unsigned long)(seen >> 64);
    assert(halves[0] == halves[1]);
    seen = atomic_exchange(&pair, BOTH(3));
    assert(seen == BOTH(1) || seen == BOTH(2));  // @whole
    pthread_join(t, 0);
    return 0;
}
