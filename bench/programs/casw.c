// casw.c — thread i tries to take x from 0, then overwrites it (RCMC, Table 3): every order of the writes is another execution, except under wrc11.
// run: -- -DN=3 => ok executions=66 blocked=0
// run: -- -DN=4 => ok executions=1200 blocked=0
// run: -- -DN=5 => ok executions=32880 blocked=0
// run: --model sc -- -DN=3 => ok executions=66 blocked=0
// run: --model sc -- -DN=4 => ok executions=1200 blocked=0
// run: --model tso -- -DN=3 => ok executions=66 blocked=0
// run: --model tso -- -DN=4 => ok executions=1200 blocked=0
// run: --model pso -- -DN=3 => ok executions=66 blocked=0
// run: --model pso -- -DN=4 => ok executions=1200 blocked=0
// run: --model wrc11 -- -DN=3 => ok executions=24 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=200 blocked=0
// run: --model wrc11 -- -DN=5 => ok executions=2160 blocked=0
// run: --model wrc11 -- -DN=6 => ok executions=28812 blocked=0
// run: -- -DN=3 -DSC=1 => ok executions=66 blocked=0
// run: -- -DN=4 -DSC=1 => ok executions=1200 blocked=0
// run: -- -DN=4 -DNOJOIN => ok executions=1200 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#define REL memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#define REL memory_order_release
#endif
#ifndef N
#define N 3
#endif

static atomic_int x;

static void *thread(void *arg)
{
    int i = (int)(long)arg;
    int expected = 0;
    atomic_compare_exchange_strong_explicit(&x, &expected, i, RLX, RLX);
    atomic_store_explicit(&x, i + 3, REL);
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
