// fib_bench.c — two threads add two variables into each other K times, a third checks that neither exceeds the largest Fibonacci number they can reach (RCMC, Table 5; Abdulla et al. 2015).
// run: -- -DK=3 => ok executions=2258 blocked=0
// run: -- -DK=4 => ok executions=34205 blocked=0
// run: --model sc -- -DK=3 => ok executions=1698 blocked=0
// run: --model sc -- -DK=4 => ok executions=19605 blocked=0
// run: --model tso -- -DK=3 => ok executions=2258 blocked=0
// run: --model pso -- -DK=3 => ok executions=2258 blocked=0
// run: --model wrc11 -- -DK=3 => ok executions=2258 blocked=0
// run: -- -DK=3 -DSC=1 => ok executions=1698 blocked=0
// run: -- -DK=4 -DSC=1 => ok executions=19605 blocked=0
// run: -- -DK=3 -DNOJOIN => ok executions=2258 blocked=0 warning=unjoined

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define ACQ memory_order_seq_cst
#define REL memory_order_seq_cst
#else
#define ACQ memory_order_acquire
#define REL memory_order_release
#endif
#ifndef K
#define K 3
#endif

static atomic_int i = 1, j = 1;

static void *thread_1(void *arg)
{
    (void)arg;
    for (int k = 0; k < K; k++)
        atomic_store_explicit(&i, atomic_load_explicit(&i, ACQ) + atomic_load_explicit(&j, ACQ), REL);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    for (int k = 0; k < K; k++)
        atomic_store_explicit(&j, atomic_load_explicit(&j, ACQ) + atomic_load_explicit(&i, ACQ), REL);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
    int fib = 1, next = 1; // fib(0) = fib(1) = 1; fib becomes fib(2K + 1)
    for (int k = 0; k < 2 * K + 1; k++) {
        int sum = fib + next;
        fib = next;
        next = sum;
    }
    assert(atomic_load_explicit(&i, ACQ) <= fib);
    assert(atomic_load_explicit(&j, ACQ) <= fib);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
    pthread_create(&t[2], NULL, thread_3, NULL);
#ifndef NOJOIN
    for (int n = 0; n < 3; n++)
        pthread_join(t[n], NULL);
#endif
    return 0;
}
