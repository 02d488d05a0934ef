// fai.c — FAI || FAI;R (RCMC, section 5): if the first increment reads 0 and the second 1, the read after the second sees 2, under wrc11 too.
// run: => ok executions=3 blocked=0
// run: --model sc => ok executions=3 blocked=0
// run: --model tso => ok executions=3 blocked=0
// run: --model pso => ok executions=3 blocked=0
// run: --model wrc11 => ok executions=3 blocked=0
// run: -- -DSC=1 => ok executions=3 blocked=0
// run: -- -DNOJOIN => ok executions=3 blocked=0 warning=unjoined

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif

static atomic_int x;
static int a, b, c; // what was read; main looks at it after the joins

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
    c = atomic_load_explicit(&x, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
#ifndef NOJOIN
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    if (a == 0 && b == 1)
        assert(c == 2);
#endif
    return 0;
}
