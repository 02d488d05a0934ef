// spin_cas.c — a test-and-set lock by compare-and-exchange.
// run: => ok
// run: -- -DN=3 => ok executions=6
// run: -- -DK=2 => ok executions=6
// run: --model sc -- -DN=3 => ok executions=6
// run: --model tso -- -DN=3 => ok executions=6
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation liveness@spin
// run: -- -DMUTANT=5 => ok  harmless: a failed attempt is only repeated, so what it reads need not be acquired or ordered
// why 1: without acquire the new owner does not see the critical section of the last.
// why 2: without release the last owner passes nothing on.
// why 3: the failed CAS left 1 in expected, so the second attempt replaces 1 by 1 and takes a lock that is held.
// why 4: the lock is not released, so the other thread waits forever.

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
    int expected = 0;
    while (!atomic_compare_exchange_strong_explicit(&held, &expected, 1, WEAK(1, acquire), WEAK(5, acquire))) { // @spin
#if MUTANT != 3
        expected = 0;
#endif
    }
}

static void unlock(void)
{
#if MUTANT != 4
    atomic_store_explicit(&held, 0, WEAK(2, release));
#endif
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
