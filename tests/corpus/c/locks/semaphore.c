// semaphore.c — a counting semaphore: wait until the value is positive, then take one, as over a futex.
// run: => ok
// run: -- -DN=3 => ok
// run: -- -DK=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: -- -DMUTANT=5 => violation liveness@down
// why 1: the value is taken without acquire.
// why 2: the value is given back without release.
// why 3: a look and a subtraction instead of a CAS: two threads may take the last one.
// why 4: the semaphore starts at 2, so two threads are inside.
// why 5: the semaphore starts at 0, so nobody ever enters.

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

static atomic_int value = MUTANT == 4 ? 2 : MUTANT == 5 ? 0 : 1;

static void lock(void) // down
{
    int v;
#if MUTANT == 3
    while ((v = atomic_load_explicit(&value, memory_order_acquire)) <= 0)
        ;
    atomic_fetch_sub_explicit(&value, 1, memory_order_acquire);
#else
    do {
        while ((v = atomic_load_explicit(&value, memory_order_relaxed)) <= 0) // @down
            ;
    } while (!atomic_compare_exchange_strong_explicit(&value, &v, v - 1, WEAK(1, acquire), memory_order_relaxed));
#endif
}

static void unlock(void) // up
{
    atomic_fetch_add_explicit(&value, 1, WEAK(2, release));
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
