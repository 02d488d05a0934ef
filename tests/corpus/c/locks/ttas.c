// ttas.c — a test-and-test-and-set lock (Rudolph and Segall 1984).
// run: => ok
// run: -- -DN=3 => ok
// run: -- -DK=2 => ok
// run: --model sc -- -DN=3 => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// why 1: the acquire is on the test only, but the exchange may read from a later unlock than the test did.
// why 2: without release the last owner passes nothing on.
// why 3: the result of the exchange is ignored, so two threads that both saw the lock free both enter.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static atomic_int held;

static void lock(void)
{
    for (;;) {
        while (atomic_load_explicit(&held, MUTANT == 1 ? memory_order_acquire : memory_order_relaxed))
            ;
        int was = atomic_exchange_explicit(&held, 1, WEAK(1, acquire));
        if (!was || MUTANT == 3)
            return;
    }
}

static void unlock(void)
{
    atomic_store_explicit(&held, 0, WEAK(2, release));
}

static int count;

static void *thread(void *arg)
{
    (void)arg;
    for (int k = 0; k < K; k++) {
        lock();
        count++; // @critical
        unlock();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K);
    return 0;
}
