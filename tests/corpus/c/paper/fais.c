// fais.c — FAIS (RCMC, Fig. 4): two increments; with WRITER a third thread writes 42, the case where the algorithm of the paper visits duplicates.
// run: => ok executions=2 blocked=0
// run: --model wrc11 => ok executions=2 blocked=0
// run: -- -DWRITER => ok executions=6 blocked=0
// run: -- -DREACH -DWRITER => violation assert@reach

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

static atomic_int x;
static int a, b;

static void *thread_1(void *arg)
{
    (void)arg;
    a = atomic_fetch_add_explicit(&x, 1, RLX);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    b = atomic_fetch_add_explicit(&x, 1, RLX);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
#ifdef WRITER
    atomic_store_explicit(&x, 42, RLX);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
    pthread_create(&t[2], NULL, thread_3, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
#ifndef WRITER
    assert(a + b == 1);
#endif
#ifdef REACH // the execution that the paper visits twice exists
    assert(!(a == 42 && b == 0)); // @reach
#endif
    return 0;
}
