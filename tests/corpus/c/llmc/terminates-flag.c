// terminates-flag.c — one thread waits for a flag that another sets: it ends if threads are fair, and buffers too.
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination => ok
// run: --engine states --model pso --property termination => ok
// run: --engine states --model lmo --property termination => ok
// run: --engine states --model lmo => ok
// run: --engine states --model lmo --property termination -- -DBLINKS => violation termination  the flag may be down at every look
// run: --engine states --model sc --property termination -- -DBLINKS => violation termination
// run: --engine states --model sc -- -DBLINKS => ok  a way out always exists
//
// BLINKS: the setter raises and lowers the flag until somebody has seen it; who looks only when it is down never sees it.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, seen;

static void *setter(void *arg)
{
#ifdef BLINKS
    while (!atomic_load_explicit(&seen, memory_order_relaxed)) {
        atomic_store_explicit(&flag, 1, memory_order_relaxed);
        atomic_store_explicit(&flag, 0, memory_order_relaxed);
    }
#else
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, setter, 0);
    while (!atomic_load_explicit(&flag, memory_order_relaxed))
        ;
    atomic_store_explicit(&seen, 1, memory_order_relaxed);
    pthread_join(t, 0);
    return 0;
}
