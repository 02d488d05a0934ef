// mutex.c — N threads take a mutex K times each: the three-state mutex of Drepper (Futexes Are Tricky, 2011), whose futex is a wait.
// run: -- -DN=2 => ok executions=12 blocked=0
// run: -- -DN=3 => ok executions=2976 blocked=0
// run: --all-rounds -- -DN=3 => ok executions=8148 blocked=0
// run: --model sc -- -DN=3 => ok
// run: --model wrc11 -- -DN=2 => ok
// run: -- -DN=2 -DNOJOIN => ok warning=unjoined
// run: -- -DN=2 -DMUTANT=1 => violation race@critical
// run: -- -DN=2 -DMUTANT=2 => violation race@critical
// why 1: without acquire the new owner does not see the critical section of the last.
// why 2: without release the last owner passes nothing on.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
#define ACQ (MUTANT == 1 ? memory_order_relaxed : memory_order_acquire)
#define REL (MUTANT == 2 ? memory_order_relaxed : memory_order_release)

static atomic_int state; // 0: free, 1: held, 2: held and perhaps waited for
static int count;

static void futex_wait(void) // until somebody has unlocked it (a wake-up without reason would do no harm)
{
    while (atomic_load_explicit(&state, memory_order_relaxed) == 2)
        ;
}

static void lock(void)
{
    int seen = 0;
    if (atomic_compare_exchange_strong_explicit(&state, &seen, 1, ACQ, memory_order_relaxed))
        return;
    do {
        int held = 1;
        if (seen == 2 || atomic_compare_exchange_strong_explicit(&state, &held, 2, memory_order_relaxed, memory_order_relaxed)
            || held == 2)
            futex_wait();
        seen = 0;
    } while (!atomic_compare_exchange_strong_explicit(&state, &seen, 2, ACQ, memory_order_relaxed));
}

static void unlock(void)
{
    if (atomic_fetch_sub_explicit(&state, 1, REL) != 1)
        atomic_store_explicit(&state, 0, REL);
}

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
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
#ifndef NOJOIN
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K);
#endif
    return 0;
}
