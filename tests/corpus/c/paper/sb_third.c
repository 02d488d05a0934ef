// sb_third.c — SB with SC accesses and a third thread that writes y (RCMC, section 2.5.3): discarding the cyclic execution too early would lose a = 2, b = 0.
// run: => ok executions=9 blocked=0
// run: --model sc => ok executions=9 blocked=0
// run: -- -DREACH => violation assert@reach

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SC memory_order_seq_cst

static atomic_int x, y;
static int a, b;

static void *thread_1(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, SC);
    a = atomic_load_explicit(&y, SC);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 1, SC);
    b = atomic_load_explicit(&x, SC);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 2, SC);
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
    assert(!(a == 0 && b == 0));
#ifdef REACH
    assert(!(a == 2 && b == 0)); // @reach
#endif
    return 0;
}
