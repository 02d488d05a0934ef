// retry.c — N threads add 1 by compare-exchange, which is tried until it works: N! executions, the orders of the exchanges that work.
// run: -- -DN=3 => ok executions=6 blocked=0
// run: -- -DN=4 => ok executions=24 blocked=0
// run: -- -DN=3 -DRELOAD => ok executions=6 blocked=0
// RELOAD: each round begins with a load; otherwise the failed exchange has brought the value.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sum;

#define LOAD() atomic_load_explicit(&sum, memory_order_relaxed)
#define GROWS(seen) \
    atomic_compare_exchange_strong_explicit(&sum, &seen, seen + 1, memory_order_relaxed, memory_order_relaxed)

static void *thread(void *arg)
{
#ifdef RELOAD
    int seen;
    do
        seen = LOAD();
    while (!GROWS(seen));
#else
    int seen = LOAD();
    while (!GROWS(seen))
        ;
#endif
    return arg;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(LOAD() == N);
    return 0;
}
