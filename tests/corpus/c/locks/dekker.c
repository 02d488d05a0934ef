// dekker.c — the mutual exclusion algorithm of Dekker (Dijkstra 1965) for two threads; the flags are seq_cst, turn is relaxed.
// run: => ok
// run: -- -DK=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation liveness@turn
// why 1: a relaxed store of the flag lets both threads read the flag of the other as 0.
// why 2: a relaxed release of the lock passes nothing on.
// why 3: an acquire load of the flag is not ordered after the store of the own flag.
// why 4: the turn is not given away, so a thread that stepped back waits forever.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static atomic_int flag[2], turn;

static void lock(long me)
{
    atomic_store_explicit(&flag[me], 1, WEAK(1, seq_cst));
    while (atomic_load_explicit(&flag[1 - me], MUTANT == 3 ? memory_order_acquire : memory_order_seq_cst)) {
        if (atomic_load_explicit(&turn, memory_order_relaxed) == me)
            continue;
        atomic_store_explicit(&flag[me], 0, memory_order_relaxed); // step back
        while (atomic_load_explicit(&turn, memory_order_relaxed) != me) // @turn
            ;
        atomic_store_explicit(&flag[me], 1, WEAK(1, seq_cst));
    }
}

static void unlock(long me)
{
#if MUTANT != 4
    atomic_store_explicit(&turn, 1 - me, memory_order_relaxed);
#endif
    atomic_store_explicit(&flag[me], 0, WEAK(2, release));
}

static int count;

static void *thread(void *arg)
{
    long me = (long)arg;
    for (int k = 0; k < K; k++) {
        lock(me);
        count++; // @critical
        unlock(me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(count == 2 * K);
    return 0;
}
