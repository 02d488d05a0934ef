// dat3m.c — a spin lock for Dartagnan, with its annotations of loops.
// run: => ok
// run: --compat dat3m => ok
// run: -- -DMUTANT=1 => violation race@count
#include <assert.h>
#include <dat3m.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int count;

static void *run(void *arg) {
    __VERIFIER_loop_begin();
    for (;;) {
        __VERIFIER_spin_start();
        int taken = atomic_exchange_explicit(&lock, 1, memory_order_acquire);
        __VERIFIER_spin_end(!taken);
        if (!taken) break;
    }
    count++;  // @count
#if MUTANT == 1
    atomic_store_explicit(&lock, 0, memory_order_relaxed);
#else
    atomic_store_explicit(&lock, 0, memory_order_release);
#endif
    return arg;
}
int main(void) {
    pthread_t t[2];
    __VERIFIER_loop_bound(3);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    __VERIFIER_assume(__VERIFIER_tid() == 0);
    __VERIFIER_assert(count == 2);
    return 0;
}
