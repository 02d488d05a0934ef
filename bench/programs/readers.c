// readers.c — one writer and N readers of one location (RCMC, Table 1): 2^N executions.
// run: -- -DN=1 => ok executions=2 blocked=0
// run: -- -DN=2 => ok executions=4 blocked=0
// run: -- -DN=3 => ok executions=8 blocked=0
// run: -- -DN=5 => ok executions=32 blocked=0
// run: -- -DN=8 => ok executions=256 blocked=0
// run: -- -DN=10 => ok executions=1024 blocked=0
// run: -- -DN=12 => ok executions=4096 blocked=0
// run: --model sc -- -DN=3 => ok executions=8 blocked=0
// run: --model sc -- -DN=6 => ok executions=64 blocked=0
// run: --model tso -- -DN=3 => ok executions=8 blocked=0
// run: --model tso -- -DN=6 => ok executions=64 blocked=0
// run: --model pso -- -DN=3 => ok executions=8 blocked=0
// run: --model pso -- -DN=6 => ok executions=64 blocked=0
// run: --model wrc11 -- -DN=3 => ok executions=8 blocked=0
// run: --model wrc11 -- -DN=6 => ok executions=64 blocked=0
// run: -- -DN=3 -DSC=1 => ok executions=8 blocked=0
// run: -- -DN=6 -DSC=1 => ok executions=64 blocked=0
// run: -- -DN=6 -DNOJOIN => ok executions=64 blocked=0 warning=unjoined

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
#define N 3
#endif

static atomic_int x;

static void *writer(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 42, REL);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    (void)atomic_load_explicit(&x, ACQ);
    return NULL;
}

int main(void)
{
    pthread_t t[N + 1];
    pthread_create(&t[0], NULL, writer, NULL);
    for (int i = 1; i <= N; i++)
        pthread_create(&t[i], NULL, reader, NULL);
#ifndef NOJOIN
    for (int i = 0; i < N + 1; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
