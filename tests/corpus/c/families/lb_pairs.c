// lb_pairs.c — N / 2 independent pairs of load buffering threads (LBn-pairs of the XMM thesis): 3^(N/2) executions under rc11.
// run: -- -DN=2 => ok executions=3 blocked=0
// run: -- -DN=4 => ok executions=9 blocked=0
// run: -- -DN=6 => ok executions=27 blocked=0
// run: -- -DN=10 => ok executions=243 blocked=0
// run: -- -DN=12 => ok executions=729 blocked=0
// run: --model sc -- -DN=4 => ok executions=9 blocked=0
// run: --model tso -- -DN=4 => ok executions=9 blocked=0
// run: --model pso -- -DN=4 => ok executions=9 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=9 blocked=0

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int x[N]; // thread i reads x[i] and writes the one of its partner

static void *thread(void *arg)
{
    long i = (long)arg;
    (void)atomic_load_explicit(&x[i], memory_order_relaxed);
    atomic_store_explicit(&x[i ^ 1], 1, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
