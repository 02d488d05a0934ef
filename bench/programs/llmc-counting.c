// llmc-counting.c — concurrent counting: THREADS threads, main among them, count to INCS each by compare and exchange (LLMC, C.1; Table 5.7).
// run: --engine states --model lmo -- -DTHREADS=2 -DINCS=1 => ok
// run: --engine states --model lmo -- -DTHREADS=2 -DINCS=3 => ok
// run: --engine states --model lmo -- -DTHREADS=3 -DINCS=2 => ok
// run: --engine states --model lmo --buffer 3 -- -DTHREADS=4 -DINCS=1 => ok
// run: --engine states --model lmo --buffer 3 -- -DTHREADS=4 -DINCS=2 => ok
// run: --engine states --model lmo --buffer inf -- -DTHREADS=3 -DINCS=1 => ok
// run: --engine states --model sc -- -DTHREADS=3 -DINCS=2 => ok
// run: --engine states --model tso -- -DTHREADS=3 -DINCS=2 => ok
// run: --engine states --model pso -- -DTHREADS=3 -DINCS=2 => ok
// run: --engine states --model lmo --buffer 3 -- -DTHREADS=4 -DINCS=1 -DHISTORY => ok
// run: --engine states --model lmo -- -DTHREADS=3 -DINCS=2 -DHISTORY => ok
// run: --engine states --model lmo -- -DTHREADS=2 -DINCS=1 -DPLAIN => violation assert@sum
// run: --engine states --model sc -- -DTHREADS=2 -DINCS=1 -DPLAIN => violation assert@sum
// run: --model sc -- -DTHREADS=2 -DINCS=1 -DPLAIN => violation assert@sum
//
// The first guess of the i-th round is i, so a thread that is not alone guesses wrong, and learns the value from its failure.
// HISTORY: a thread remembers, and gives back, which values it has counted. In LLMC's states these stay as dead values on the stacks of
// threads, also of those that have ended, so this is the form to compare numbers of states with.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef INCS
#define INCS 1
#endif

static atomic_int counter;

static void *count(void *arg)
{
    intptr_t mine = 0;
    for (int i = 0; i < INCS; i++) {
#ifdef PLAIN // a read and a write: increments get lost
        int j = atomic_load_explicit(&counter, memory_order_relaxed);
        atomic_store_explicit(&counter, j + 1, memory_order_relaxed);
#else
        int j = i;
        while (!atomic_compare_exchange_strong_explicit(&counter, &j, j + 1, memory_order_relaxed, memory_order_relaxed))
            ;
#ifdef HISTORY
        mine = 32 * mine + j + 1;
#endif
#endif
    }
    return (void *)mine;
}

int main(void)
{
    pthread_t t[THREADS];
    void *counted[THREADS];
    for (int i = 1; i < THREADS; i++)
        pthread_create(&t[i], 0, count, 0);
    counted[0] = count(0);
    for (int i = 1; i < THREADS; i++)
        pthread_join(t[i], &counted[i]);
#ifdef HISTORY
    int all = 0;
    for (int i = 0; i < THREADS; i++)
        for (intptr_t rest = (intptr_t)counted[i]; rest; rest /= 32)
            all |= 1 << rest % 32;
    assert(all == (2 << THREADS * INCS) - 2); // each value once
#endif
    // No barrier: a join waits for the buffer of the thread that ended.
    assert(atomic_load_explicit(&counter, memory_order_relaxed) == THREADS * INCS); // @sum
    return 0;
}
