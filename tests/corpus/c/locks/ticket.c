// ticket.c — a ticket lock: take a number, wait until it is called.
// run: -- -DN=2 => ok executions=2
// run: -- -DN=3 => ok executions=6
// run: -- -DN=4 => ok executions=24
// run: -- -DK=2 => ok executions=6
// run: --model sc -- -DN=3 => ok executions=6
// run: --model wrc11 -- -DN=3 => ok executions=6
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: --ignore liveness -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => ok  harmless: only the owner writes the number that is called, so a load and a store do what the addition does
// why 1: a relaxed load of the number called does not see what the last owner did.
// why 2: a relaxed call of the next number passes nothing on.
// why 3: a load and a store instead of an atomic addition: two threads may draw the same number.

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

static atomic_uint next, called;

static void lock(void)
{
#if MUTANT == 3
    unsigned mine = atomic_load_explicit(&next, memory_order_relaxed);
    atomic_store_explicit(&next, mine + 1, memory_order_relaxed);
#else
    unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
#endif
    while (atomic_load_explicit(&called, WEAK(1, acquire)) != mine)
        ;
}

static void unlock(void)
{
#if MUTANT == 4
    atomic_store_explicit(&called, atomic_load_explicit(&called, memory_order_relaxed) + 1, memory_order_release);
#else
    atomic_fetch_add_explicit(&called, 1, WEAK(2, release));
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
