// lb_ring.c — load buffering around a ring of N threads (LBn of the XMM thesis): all reading 1 would be a cycle, so 2^N - 1 executions under rc11.
// run: -- -DN=2 => ok executions=3 blocked=0
// run: -- -DN=3 => ok executions=7 blocked=0
// run: -- -DN=4 => ok executions=15 blocked=0
// run: -- -DN=6 => ok executions=63 blocked=0
// run: -- -DN=10 => ok executions=1023 blocked=0
// run: -- -DN=12 => ok executions=4095 blocked=0
// run: --model sc -- -DN=4 => ok executions=15 blocked=0
// run: --model tso -- -DN=4 => ok executions=15 blocked=0
// run: --model pso -- -DN=4 => ok executions=15 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=15 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int x[N];
static int r[N];

static void *thread(void *arg)
{
    long i = (long)arg;
    r[i] = atomic_load_explicit(&x[i], memory_order_relaxed);
    atomic_store_explicit(&x[(i + 1) % N], 1, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int sum = 0;
    for (int i = 0; i < N; i++)
        sum += r[i];
    assert(sum < N);
    return 0;
}
