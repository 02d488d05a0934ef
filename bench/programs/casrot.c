// casrot.c — thread i moves x from i-1 to i if it finds i-1 there (RCMC, Table 1).
// run: -- -DN=4 => ok executions=14 blocked=0
// run: -- -DN=6 => ok executions=144 blocked=0
// run: -- -DN=8 => ok executions=2048 blocked=0
// run: -- -DN=9 => ok executions=8597 blocked=0
// run: -- -DN=10 => ok executions=38486 blocked=0
// run: --model sc -- -DN=4 => ok executions=14 blocked=0
// run: --model sc -- -DN=6 => ok executions=144 blocked=0
// run: --model tso -- -DN=4 => ok executions=14 blocked=0
// run: --model tso -- -DN=6 => ok executions=144 blocked=0
// run: --model pso -- -DN=4 => ok executions=14 blocked=0
// run: --model pso -- -DN=6 => ok executions=144 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=14 blocked=0
// run: --model wrc11 -- -DN=6 => ok executions=144 blocked=0
// run: -- -DN=4 -DSC=1 => ok executions=14 blocked=0
// run: -- -DN=6 -DSC=1 => ok executions=144 blocked=0
// run: -- -DN=6 -DNOJOIN => ok executions=144 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif
#ifndef N
#define N 4
#endif

static atomic_int x;

static void *thread(void *arg)
{
    int i = (int)(long)arg;
    int expected = i - 1;
    atomic_compare_exchange_strong_explicit(&x, &expected, i, RLX, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)(i + 1));
#ifndef NOJOIN
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
