// volatile16.c — four threads in a ring, four accesses each: every thread stores twice and looks at both neighbours; every access volatile (seq_cst), or of ORDER.
// run: => ok executions=1659 blocked=0
// run: --model sc => ok executions=1659 blocked=0
// run: -- -DORDER=memory_order_relaxed => ok executions=6480 blocked=0
// run: --model sc -- -DORDER=memory_order_relaxed => ok executions=1659 blocked=0
// run: -- -DNOJOIN => ok executions=1659 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

static atomic_int x[4];

static void *thread(void *arg)
{
    long i = (long)arg;
    atomic_store_explicit(&x[i], 1, ORDER);
    (void)atomic_load_explicit(&x[(i + 1) % 4], ORDER);
    atomic_store_explicit(&x[i], 2, ORDER);
    (void)atomic_load_explicit(&x[(i + 3) % 4], ORDER);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
