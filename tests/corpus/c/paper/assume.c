// assume.c — the blocked read of section 2.6 of RCMC: it must not stop the exploration, because either writer may still unblock it.
// run: => ok executions=4
// run: --model sc => ok executions=4
// run: --model wrc11 => ok executions=2
// run: -- -DREACH => violation assert@reach

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

void __VERIFIER_assume(int);

static atomic_int x;

static void *reader(void *arg)
{
    (void)arg;
    int a = atomic_load_explicit(&x, RLX);
    __VERIFIER_assume(a != 0);
#ifdef REACH
    assert(a != 2); // @reach
#endif
    return NULL;
}

static void *write_1(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, RLX);
    return NULL;
}

static void *write_2(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 2, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, reader, NULL);
    pthread_create(&t[1], NULL, write_1, NULL);
    pthread_create(&t[2], NULL, write_2, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
