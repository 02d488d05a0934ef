// ainc.c — N threads increment one counter atomically (RCMC, Table 2): N! executions.
// run: -- -DN=1 => ok executions=1 blocked=0
// run: -- -DN=2 => ok executions=2 blocked=0
// run: -- -DN=3 => ok executions=6 blocked=0
// run: -- -DN=4 => ok executions=24 blocked=0
// run: -- -DN=5 => ok executions=120 blocked=0
// run: -- -DN=6 => ok executions=720 blocked=0
// run: -- -DN=7 => ok executions=5040 blocked=0
// run: --model sc -- -DN=3 => ok executions=6 blocked=0
// run: --model sc -- -DN=5 => ok executions=120 blocked=0
// run: --model tso -- -DN=3 => ok executions=6 blocked=0
// run: --model tso -- -DN=5 => ok executions=120 blocked=0
// run: --model pso -- -DN=3 => ok executions=6 blocked=0
// run: --model pso -- -DN=5 => ok executions=120 blocked=0
// run: --model wrc11 -- -DN=3 => ok executions=6 blocked=0
// run: --model wrc11 -- -DN=5 => ok executions=120 blocked=0
// run: -- -DN=3 -DSC=1 => ok executions=6 blocked=0
// run: -- -DN=5 -DSC=1 => ok executions=120 blocked=0
// run: -- -DN=5 -DNOJOIN => ok executions=120 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif
#ifndef N
#define N 3
#endif

static atomic_int x;

static void *thread(void *arg)
{
    (void)arg;
    atomic_fetch_add_explicit(&x, 1, RLX);
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
#endif
    return 0;
}
