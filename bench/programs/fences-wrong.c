// fences-wrong.c — four volatile threads compiled to Power as HotSpot once did, with lwsync (an acq_rel fence) before the store of thread 3 (jam21-thesis, 4.1, 6.1.5 and App. D): the one execution that is not SC is there.
// run: => ok executions=1
// run: --model sc => unknown executions=0 warning=no-execution
// run: -- -DWITHOUT => ok executions=1  no fence at all in thread 3, as App. D prints it
//
// hwsync is a seq_cst fence. The assumptions leave just the execution of Graph 4.2: x is 1 and then 2, though the 2 was stored before y
// was, and the 1 after it. In fences-repaired.c the store of thread 3 is compiled to hwsync; stw.

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

static atomic_int x, y;

static void *thread_1(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 2, RLX);
    atomic_thread_fence(memory_order_seq_cst);
    fp_assume(atomic_load_explicit(&y, RLX) == 0);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 1, RLX);
    return NULL;
}

static void *thread_3(void *arg)
{
    (void)arg;
    fp_assume(atomic_load_explicit(&y, RLX) == 1);
#ifdef REPAIRED
    atomic_thread_fence(memory_order_seq_cst);
#elif !defined WITHOUT
    atomic_thread_fence(memory_order_acq_rel);
#endif
    atomic_store_explicit(&x, 1, RLX);
    return NULL;
}

static void *thread_4(void *arg)
{
    (void)arg;
    fp_assume(atomic_load_explicit(&x, RLX) == 1);
    atomic_thread_fence(memory_order_seq_cst);
    fp_assume(atomic_load_explicit(&x, RLX) == 2);
    return NULL;
}

int main(void)
{
    // The zeros are stored like everything else, not there from the start.
    atomic_store_explicit(&x, 0, RLX);
    atomic_store_explicit(&y, 0, RLX);
    void *(*const bodies[])(void *) = { thread_1, thread_2, thread_3, thread_4 };
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, bodies[i], NULL);
#ifndef NOJOIN
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
