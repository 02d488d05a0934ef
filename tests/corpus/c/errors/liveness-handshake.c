// liveness-handshake.c — two threads each wait for the other's flag before setting their own.
// run: => violation liveness@await
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flags[2];

static void *meet(void *arg)
{
    int me = *(int *)arg;
#ifdef FIXED
    atomic_store_explicit(&flags[me], 1, memory_order_release);
#endif
    while (!atomic_load_explicit(&flags[1 - me], memory_order_acquire)) // @await
        ;
#ifndef FIXED
    atomic_store_explicit(&flags[me], 1, memory_order_release);
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, meet, &zero);
    pthread_create(&b, NULL, meet, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
