// corr2.c — CORR2 (RCMC, section 2.3): two writers and two double readers of one location. Coherence lets them see the writes in one order only (CHECK), which wrc11 does not promise.
// run: => ok executions=72 blocked=0
// run: --model sc => ok executions=72 blocked=0
// run: --model tso => ok executions=72 blocked=0
// run: --model pso => ok executions=72 blocked=0
// run: --model wrc11 => ok executions=49 blocked=0
// run: -- -DSC=1 => ok executions=72 blocked=0
// run: -- -DNOJOIN => ok executions=72 blocked=0 warning=unjoined
// run: -- -DCHECK => ok executions=72 blocked=0
// run: --model wrc11 -- -DCHECK => violation assert@opposite

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif

static atomic_int x;
static int a, b, c, d; // what was read; main looks at it after the joins

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

static void *read_1(void *arg)
{
    (void)arg;
    a = atomic_load_explicit(&x, RLX);
    b = atomic_load_explicit(&x, RLX);
    return NULL;
}

static void *read_2(void *arg)
{
    (void)arg;
    c = atomic_load_explicit(&x, RLX);
    d = atomic_load_explicit(&x, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    pthread_create(&t[0], NULL, write_1, NULL);
    pthread_create(&t[1], NULL, write_2, NULL);
    pthread_create(&t[2], NULL, read_1, NULL);
    pthread_create(&t[3], NULL, read_2, NULL);
#ifndef NOJOIN
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
#ifdef CHECK
    assert(!(a == 1 && d == 1 && b == 2 && c == 2)); // @opposite
#endif
#endif
    return 0;
}
