// fig8.c — a CAS and two increments of one location (RCMC, Fig. 8): two reads may become exclusive in one revisit.
// run: => ok executions=6 blocked=0
// run: --model sc => ok executions=6 blocked=0
// run: --model wrc11 => ok executions=6 blocked=0
// run: -- -DREACH => violation assert@reach

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

static atomic_int x;
static int won, a, b;

static void *thread_1(void *arg)
{
    (void)arg;
    int expected = 1;
    won = atomic_compare_exchange_strong_explicit(&x, &expected, 5, RLX, RLX);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    a = atomic_fetch_add_explicit(&x, 1, RLX);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
    b = atomic_fetch_add_explicit(&x, 1, RLX);
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
    assert(a == 0 || b == 0);
    assert(!won || a == 5 || b == 5);
#ifdef REACH // the execution that an algorithm forbidding two exclusive reads would miss
    assert(!(won && a == 5 && b == 0)); // @reach
#endif
    return 0;
}
