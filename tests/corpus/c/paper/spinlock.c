// spinlock.c — the test-and-set lock of section 2.6 of RCMC, N threads: the failed rounds of the loop cost nothing, so there are N! executions.
// run: -- -DN=1 => ok executions=1
// run: -- -DN=2 => ok executions=2
// run: -- -DN=3 => ok executions=6
// run: -- -DN=4 => ok executions=24
// run: --model sc -- -DN=3 => ok executions=6
// run: --model wrc11 -- -DN=3 => ok executions=6
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation liveness@spin
// why 1: a relaxed CAS does not see what the last owner did in its critical section.
// why 2: a relaxed store passes nothing on to the next owner.
// why 3: the lock is never free again (the paper prints x := 1 where it means 0), so every thread but one waits forever.

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#if MUTANT == 1
#define CAS_ORDER memory_order_relaxed
#else
#define CAS_ORDER memory_order_acquire
#endif
#if MUTANT == 2
#define STORE_ORDER memory_order_relaxed
#else
#define STORE_ORDER memory_order_release
#endif
#if MUTANT == 3
#define FREE 1
#else
#define FREE 0
#endif

static atomic_int x;
static int owners;

static void *thread(void *arg)
{
    (void)arg;
    int expected = 0;
    while (!atomic_compare_exchange_strong_explicit(&x, &expected, 1, CAS_ORDER, memory_order_relaxed)) // @spin
        expected = 0;
    owners++; // @critical
    atomic_store_explicit(&x, FREE, STORE_ORDER);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
