// lbn-pairs.c — N threads in pairs, each pair buffers its loads of two locations of its own (LBn-pairs, xmm-thesis Table 7.6): 3^(N/2) executions, with cycles 4^(N/2).
// run: -- -DN=2 => ok executions=3 blocked=0
// run: -- -DN=4 => ok executions=9 blocked=0
// run: -- -DN=10 => ok executions=243 blocked=0
// run: -- -DN=12 => ok executions=729 blocked=0
// run: -- -DN=14 => ok executions=2187 blocked=0
// run: --model sc -- -DN=10 => ok executions=243 blocked=0
// run: -- -DN=10 -DNOJOIN => ok executions=243 blocked=0 warning=unjoined

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
    (void)atomic_load_explicit(&x[i], RLX);
    atomic_store_explicit(&x[i ^ 1], 1, RLX); // the other one's
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
