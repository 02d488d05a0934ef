// lastzero.c — thread j adds one to a[j-1] and stores it in a[j], while thread 0 looks for the last zero (RCMC, Table 4; Abdulla et al. 2017).
// run: -- -DN=5 => ok executions=64 blocked=0
// run: -- -DN=10 => ok executions=3328 blocked=0
// run: -- -DN=12 => ok executions=15360 blocked=0
// run: --model sc -- -DN=5 => ok executions=64 blocked=0
// run: --model tso -- -DN=5 => ok executions=64 blocked=0
// run: --model pso -- -DN=5 => ok executions=64 blocked=0
// run: --model wrc11 -- -DN=5 => ok executions=64 blocked=0
// run: -- -DN=5 -DSC=1 => ok executions=64 blocked=0
// run: -- -DN=5 -DNOJOIN => ok executions=64 blocked=0 warning=unjoined
// run: -- -DN=5 -DREVERSE => ok executions=64 blocked=0
// run: -- -DN=10 -DREVERSE => ok executions=3328 blocked=0
// run: --model sc -- -DN=10 => ok executions=3328 blocked=0
// run: -- -DN=10 -DSC=1 => ok executions=3328 blocked=0

#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define ACQ memory_order_seq_cst
#define REL memory_order_seq_cst
#else
#define ACQ memory_order_acquire
#define REL memory_order_release
#endif
#ifndef N
#define N 5
#endif

static atomic_int a[N + 1];

static void *finder(void *arg)
{
    (void)arg;
    int i = N;
    while (atomic_load_explicit(&a[i], ACQ) != 0)
        i--;
    return NULL;
}

static void *adder(void *arg)
{
    int j = (int)(long)arg;
    atomic_store_explicit(&a[j], atomic_load_explicit(&a[j - 1], ACQ) + 1, REL);
    return NULL;
}

int main(void)
{
    pthread_t t[N + 1];
#ifdef REVERSE // the other order of spawning must not matter
    for (long i = N; i >= 1; i--)
        pthread_create(&t[i], NULL, adder, (void *)i);
    pthread_create(&t[0], NULL, finder, NULL);
#else
    pthread_create(&t[0], NULL, finder, NULL);
    for (long i = 1; i <= N; i++)
        pthread_create(&t[i], NULL, adder, (void *)i);
#endif
#ifndef NOJOIN
    for (int i = 0; i < N + 1; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
