// flags.c — loops that read twice in a round.
// run: -- -DN=3 => ok executions=4 blocked=0
// run: -- -DK=20 => ok executions=21 blocked=0
// N: a thread waits until one of two flags is up, which the N - 1 others raise at their third store. K: a thread waits for a counter that is raised K times,
// and looks at it twice in a round: the first look of the last round may see any of the values.
#include <pthread.h>
#include <stdatomic.h>

#ifdef K
static atomic_int counter;

static void *raise_it(void *arg)
{
    for (int i = 0; i < K; i++)
        atomic_store_explicit(&counter, i + 1, memory_order_relaxed);
    return arg;
}

static void *wait(void *arg)
{
    for (;;) {
        if (atomic_load_explicit(&counter, memory_order_acquire) == K)
            return arg;
        if (atomic_load_explicit(&counter, memory_order_relaxed) == K)
            return arg;
    }
}
#define N 2
#else
static atomic_int flag[2], over;

static void *raise_it(void *arg)
{
    atomic_int *mine = &flag[(long)arg % 2];
    atomic_store_explicit(mine, 0, memory_order_release);
    atomic_store_explicit(mine, 0, memory_order_release);
    atomic_store_explicit(mine, 1, memory_order_release);
    return NULL;
}

static void *wait(void *arg)
{
    while (!(atomic_load_explicit(&flag[1], memory_order_acquire) || atomic_load_explicit(&flag[0], memory_order_acquire)))
        ;
    atomic_store_explicit(&over, 1, memory_order_relaxed);
    return arg;
}
#endif

int main(void)
{
    pthread_t t[N];
    pthread_create(&t[0], NULL, wait, NULL);
    for (long i = 1; i < N; i++)
        pthread_create(&t[i], NULL, raise_it, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
