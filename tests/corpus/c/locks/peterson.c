// peterson.c — the mutual exclusion algorithm of Peterson (1981) for two threads, with seq_cst accesses.
// run: => ok
// run: -- -DK=2 => ok
// run: --model sc -- -DMUTANT=1 => ok  harmless: under sc the orders mean nothing
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: -- -DMUTANT=5 => ok  harmless: reading its own turn or a later one is coherence, and with one round the flag brings the happens-before
// run: -- -DK=2 -DMUTANT=5 => violation race@critical
// run: -- -DMUTANT=6 => violation race@critical
// why 1: a relaxed store of the flag lets both threads read the flag of the other as 0 (store buffering).
// why 2: a relaxed store of turn may be overwritten out of order, so both threads may think it is their turn.
// why 3: an acquire load of the flag is not ordered after the store of the own flag.
// why 4: a relaxed release of the lock passes nothing on.
// why 5: with two rounds a thread may enter because the other gave up its turn again, and then only turn can bring the happens-before.
// why 6: the turn is kept instead of given away: both threads may enter.

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
    atomic_store_explicit(&turn, MUTANT == 6 ? me : 1 - me, WEAK(2, seq_cst));
    while (atomic_load_explicit(&flag[1 - me], MUTANT == 3 ? memory_order_acquire : memory_order_seq_cst) &&
           atomic_load_explicit(&turn, WEAK(5, seq_cst)) == 1 - me)
        ;
}

static void unlock(long me)
{
    atomic_store_explicit(&flag[me], 0, WEAK(4, release));
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
