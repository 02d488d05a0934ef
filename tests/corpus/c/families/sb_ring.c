// sb_ring.c — store buffering around a ring of N threads: 2^N executions, one fewer where all reading 0 is forbidden (seq_cst accesses, fences, or the model sc).
// run: -- -DN=2 => ok executions=4 blocked=0
// run: -- -DN=3 => ok executions=8 blocked=0
// run: -- -DN=4 => ok executions=16 blocked=0
// run: -- -DN=6 => ok executions=64 blocked=0
// run: -- -DN=10 => ok executions=1024 blocked=0
// run: --model sc -- -DN=4 => ok executions=15 blocked=0
// run: --model tso -- -DN=4 => ok executions=16 blocked=0
// run: --model pso -- -DN=4 => ok executions=16 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=16 blocked=0
// run: -- -DN=2 -DORDER=memory_order_seq_cst => ok executions=3 blocked=0
// run: -- -DN=3 -DORDER=memory_order_seq_cst => ok executions=7 blocked=0
// run: -- -DN=4 -DORDER=memory_order_seq_cst => ok executions=15 blocked=0
// run: -- -DN=8 -DORDER=memory_order_seq_cst => ok executions=255 blocked=0
// run: -- -DN=3 -DORDER=memory_order_acq_rel => ok executions=8 blocked=0
// run: -- -DN=3 -DFENCE => ok executions=7 blocked=0
// run: -- -DN=6 -DFENCE => ok executions=63 blocked=0
// run: --model tso -- -DN=3 -DFENCE => ok executions=7 blocked=0

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

#ifndef ORDER
#define ORDER memory_order_relaxed
#endif
#define STORE (ORDER == memory_order_acq_rel ? memory_order_release : ORDER)
#define LOAD (ORDER == memory_order_acq_rel ? memory_order_acquire : ORDER)

static atomic_int x[N];

static void *thread(void *arg)
{
    long i = (long)arg;
    atomic_store_explicit(&x[i], 1, STORE);
#ifdef FENCE
    atomic_thread_fence(memory_order_seq_cst);
#endif
    (void)atomic_load_explicit(&x[(i + 1) % N], LOAD);
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
