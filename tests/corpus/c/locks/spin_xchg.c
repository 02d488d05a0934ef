// spin_xchg.c — a test-and-set lock by atomic exchange; with WAIT a thread that failed waits until the lock looks free.
// run: -- -DWAIT => ok
// run: -- -DWAIT -DN=3 => ok
// run: --model sc -- -DWAIT => ok
// run: => ok  a failed exchange writes what it read, which changes nothing
// run: -- -DWAIT -DMUTANT=1 => violation race@critical
// run: -- -DWAIT -DMUTANT=2 => violation race@critical
// run: -- -DWAIT -DMUTANT=3 => violation race@critical
// run: --unroll 2 -- -DMUTANT=1 => violation race@critical
// why 1: without acquire the new owner does not see the critical section of the last.
// why 2: without release the last owner passes nothing on.
// why 3: a test followed by a store is not atomic: both threads may find the lock free.

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

static int set(void)
{
#if MUTANT == 3
    if (atomic_load_explicit(&held, memory_order_acquire))
        return 1;
    atomic_store_explicit(&held, 1, memory_order_relaxed);
    return 0;
#else
    return atomic_exchange_explicit(&held, 1, WEAK(1, acquire));
#endif
}

static void lock(void)
{
    while (set()) {
#ifdef WAIT
        while (atomic_load_explicit(&held, memory_order_relaxed))
            ;
#endif
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
