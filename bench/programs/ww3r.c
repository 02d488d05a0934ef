// ww3r.c — ww3R (RCMC, section 5): two writers and a triple reader. Under wrc11 the reader may see 1, then 2, then 1 again; coherence forbids that.
// run: => ok executions=20 blocked=0
// run: --model sc => ok executions=20 blocked=0
// run: --model tso => ok executions=20 blocked=0
// run: --model pso => ok executions=20 blocked=0
// run: --model wrc11 => violation assert@oscillates
// run: --model wrc11 -- -DNOCHECK => ok executions=15 blocked=0
// run: -- -DSC=1 => ok executions=20 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif

static atomic_int x;

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

static void *reader(void *arg)
{
    (void)arg;
    int a = atomic_load_explicit(&x, RLX);
    int b = atomic_load_explicit(&x, RLX);
    int c = atomic_load_explicit(&x, RLX);
#ifndef NOCHECK
    assert(!(a == 1 && b == 2 && c == 1)); // @oscillates
#endif
    (void)a;
    (void)b;
    (void)c;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, write_1, NULL);
    pthread_create(&t[1], NULL, write_2, NULL);
    pthread_create(&t[2], NULL, reader, NULL);
#ifndef NOJOIN
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
