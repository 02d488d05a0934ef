// lbn-ctrl.c — load buffering around a ring of N threads, all but the first store only if they saw something (LBn+ctrl, xmm-thesis Table 7.6): N executions, and one more with cycles.
// run: -- -DN=2 => ok executions=2 blocked=0
// run: -- -DN=3 => ok executions=3 blocked=0
// run: -- -DN=10 => ok executions=10 blocked=0
// run: -- -DN=12 => ok executions=12 blocked=0
// run: -- -DN=14 => ok executions=14 blocked=0
// run: --model sc -- -DN=10 => ok executions=10 blocked=0
// run: -- -DN=10 -DNOJOIN => ok executions=10 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 10
#endif
#define RLX memory_order_relaxed

static atomic_int x[N];

static void *thread(void *arg)
{
    long i = (long)arg;
    int seen = atomic_load_explicit(&x[i], RLX);
    if (i == 0 || seen)
        atomic_store_explicit(&x[(i + 1) % N], 1, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
