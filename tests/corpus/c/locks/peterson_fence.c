// peterson_fence.c — Peterson's algorithm with relaxed stores, a seq_cst fence and acquire loads.
// run: => ok
// run: -- -DK=2 => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: --model tso -- -DMUTANT=2 => violation assert@end
// run: --model tso => ok
// why 1: an acq_rel fence does not order the stores before the loads.
// why 2: no fence at all.
// why 3: a relaxed release of the lock passes nothing on.
// why 4: the flag of the other is read relaxed.

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
    atomic_store_explicit(&flag[me], 1, memory_order_relaxed);
#if MUTANT == 1
    atomic_thread_fence(memory_order_acq_rel);
#elif MUTANT != 2
    atomic_thread_fence(memory_order_seq_cst);
#endif
    atomic_store_explicit(&turn, 1 - me, memory_order_relaxed);
#if MUTANT == 1
    atomic_thread_fence(memory_order_acq_rel);
#elif MUTANT != 2
    atomic_thread_fence(memory_order_seq_cst);
#endif
    while (atomic_load_explicit(&flag[1 - me], WEAK(4, acquire)) &&
           atomic_load_explicit(&turn, memory_order_acquire) == 1 - me)
        ;
}

static void unlock(long me)
{
    atomic_store_explicit(&flag[me], 0, WEAK(3, release));
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
    assert(count == 2 * K); // @end
    return 0;
}
