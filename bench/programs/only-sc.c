// only-sc.c — four threads with three accesses each, all of one mode (jam21-thesis, App. E; as printed there, the fourth thread runs the third's code).
// run: => ok executions=8962 blocked=0
// run: --model sc => ok executions=8962 blocked=0
// run: -- -DOWN_FOURTH => ok executions=4532 blocked=0
// run: -- -DNOJOIN => ok executions=8962 blocked=0 warning=unjoined
//
// OWN_FOURTH: the fourth thread runs the code that is meant for it. only-rlx.c is the same with relaxed accesses.

#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

static atomic_int x, y;

static void *thread_1(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, ORDER);
    (void)atomic_load_explicit(&y, ORDER);
    atomic_store_explicit(&x, 2, ORDER);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    (void)atomic_load_explicit(&y, ORDER);
    atomic_store_explicit(&x, 3, ORDER);
    (void)atomic_load_explicit(&x, ORDER);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 4, ORDER);
    atomic_store_explicit(&y, 5, ORDER);
    (void)atomic_load_explicit(&x, ORDER);
    return NULL;
}

#ifdef OWN_FOURTH
static void *thread_4(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 6, ORDER);
    atomic_store_explicit(&y, 7, ORDER);
    (void)atomic_load_explicit(&y, ORDER);
    return NULL;
}
#else
#define thread_4 thread_3
#endif

int main(void)
{
    void *(*const bodies[])(void *) = { thread_1, thread_2, thread_3, thread_4 };
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, bodies[i], NULL);
#ifndef NOJOIN
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
