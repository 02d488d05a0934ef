// dangling-exit.c — a local ends with its thread, also if that ends in a call of pthread_exit from a function further in.
// run: => violation use-after-free@use
// run: --model tso => violation use-after-free@use
// run: --model tso --engine states => violation use-after-free@use
// run: --model lmo => violation use-after-free@use
// run: --model sc --engine symbolic => unknown
// run: -- -DRETURN => violation use-after-free@use
// run: -- -DKEEP => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) shared;

static void leave(void)
{
    pthread_exit(NULL);
}

static void *run(void *arg)
{
    int local = 1;
    (void)arg;
    atomic_store_explicit(&shared, &local, memory_order_release);
#ifdef RETURN
    return NULL;
#endif
    leave();
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
#ifdef KEEP
    atomic_load_explicit(&shared, memory_order_acquire);
    pthread_exit(NULL);
#endif
    pthread_join(t, NULL);
    return *atomic_load_explicit(&shared, memory_order_acquire) - 1; // @use
}
