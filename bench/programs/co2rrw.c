// co2rrw.c — CO2RRW (RCMC, section 2.2): two reads against a read and a write: 3 executions (the paper says 6, which is right for c in a thread of its own, THREE, or for two threads of two reads and a write, BOTH).
// run: => ok executions=3 blocked=0
// run: -- -DTHREE => ok executions=6 blocked=0
// run: -- -DBOTH => ok executions=6 blocked=0
// run: --model sc => ok executions=3 blocked=0
// run: --model sc -- -DTHREE => ok executions=6 blocked=0
// run: --model tso => ok executions=3 blocked=0
// run: --model tso -- -DTHREE => ok executions=6 blocked=0
// run: --model pso => ok executions=3 blocked=0
// run: --model pso -- -DTHREE => ok executions=6 blocked=0
// run: --model wrc11 => ok executions=3 blocked=0
// run: --model wrc11 -- -DTHREE => ok executions=6 blocked=0
// run: --model sc -- -DBOTH => ok executions=6 blocked=0
// run: --model wrc11 -- -DBOTH => ok executions=5 blocked=0  the order of the two writes is not part of the execution
// run: -- -DSC=1 => ok executions=3 blocked=0
// run: -- -DTHREE -DSC=1 => ok executions=6 blocked=0
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

static int read_x(void)
{
    return atomic_load_explicit(&x, RLX);
}

static void *thread_1(void *arg)
{
    (void)arg;
    int a = read_x();
    int b = read_x();
#ifdef BOTH
    atomic_store_explicit(&x, 2, RLX);
#else
    assert(!(a == 1 && b == 0)); // coherence
#endif
    (void)a;
    (void)b;
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
#ifndef THREE
    (void)read_x();
#endif
#ifdef BOTH
    (void)read_x();
#endif
    atomic_store_explicit(&x, 1, RLX);
    return NULL;
}

#ifdef THREE
#define THREADS 3
static void *thread_3(void *arg)
{
    (void)arg;
    (void)read_x();
    return NULL;
}
#else
#define THREADS 2
#endif

int main(void)
{
    pthread_t t[THREADS];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
#ifdef THREE
    pthread_create(&t[2], NULL, thread_3, NULL);
#endif
#ifndef NOJOIN
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
