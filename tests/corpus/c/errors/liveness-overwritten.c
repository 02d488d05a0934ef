// liveness-overwritten.c — the awaited value is overwritten: a thread that looks too late waits for ever, although some executions end.
// run: => violation liveness@await
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int phase;

static void *driver(void *arg)
{
    (void)arg;
    atomic_store_explicit(&phase, 1, memory_order_relaxed);
    atomic_store_explicit(&phase, 2, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, driver, NULL);
#ifdef FIXED
    while (atomic_load_explicit(&phase, memory_order_relaxed) < 1)
        ;
#else
    while (atomic_load_explicit(&phase, memory_order_relaxed) != 1) // @await
        ;
#endif
    pthread_join(t, NULL);
    return 0;
}
