// lb_fais.c — LB+FAIS (RCMC, Fig. 5): load buffering with increments of a third location in the middle; the order of the increments follows the reads.
// run: => ok executions=4 blocked=0
// run: --model sc => ok executions=4 blocked=0
// run: --model wrc11 => ok executions=4 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

static atomic_int x, y, z;
static int a, b, c, d;

static void *thread_1(void *arg)
{
    (void)arg;
    a = atomic_load_explicit(&x, RLX);
    c = atomic_fetch_add_explicit(&z, 1, RLX);
    atomic_store_explicit(&y, 1, RLX);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    b = atomic_load_explicit(&y, RLX);
    d = atomic_fetch_add_explicit(&z, 1, RLX);
    atomic_store_explicit(&x, 1, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(!(a == 1 && b == 1)); // no load buffering
    assert(c + d == 1);
    if (a == 1)
        assert(d == 0 && c == 1); // thread 1 reads from thread 2, so its increment is the later one
    if (b == 1)
        assert(c == 0 && d == 1);
    return 0;
}
