// long.c — one long execution: a thread makes N events (stores and loads in turn) on LOCATIONS locations, or N / 2
// increments of one (-DINCREMENTS), while main waits for its end. What counts is that twice as many take twice as long.
// run: => ok executions=1 blocked=0
// run: -- -DLOCATIONS=1 => ok executions=1 blocked=0
// run: -- -DINCREMENTS => ok executions=1 blocked=0
// run: --model sc -- -DN=2000 => ok executions=1 blocked=0
// run: --model tso -- -DN=2000 => ok executions=1 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4000
#endif
#ifndef LOCATIONS
#define LOCATIONS 100
#endif

static atomic_int x[LOCATIONS];

static void *thread(void *arg)
{
    (void)arg;
    for (int i = 0; i < N / 2; i++) {
#ifdef INCREMENTS
        atomic_fetch_add_explicit(&x[0], 1, memory_order_relaxed);
#else
        atomic_store_explicit(&x[i % LOCATIONS], i, memory_order_release);
        atomic_load_explicit(&x[i * 7 % LOCATIONS], memory_order_acquire);
#endif
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
#ifdef INCREMENTS
    assert(atomic_load_explicit(&x[0], memory_order_relaxed) == N / 2);
#else
    assert(atomic_load_explicit(&x[(N / 2 - 1) % LOCATIONS], memory_order_relaxed) == N / 2 - 1);
#endif
    return 0;
}
