// liveness-overwritten.c — the value that a thread waits for was written, but comes before another one in coherence order: the report says so.
// run: => violation liveness@waits message="and no thread will write it again"
// run: -- -DNEVER => violation liveness@waits message="it is 0, and no thread will write it"
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *wait(void *arg)
{
    (void)arg;
    while (atomic_load(&flag) != 1) // @waits
        ;
    return NULL;
}

static void *reset(void *arg)
{
    (void)arg;
    atomic_store(&flag, 0);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, wait, NULL);
    pthread_create(&b, NULL, reset, NULL);
#ifndef NEVER
    atomic_store(&flag, 1);
#endif
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
