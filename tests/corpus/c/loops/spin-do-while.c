// spin-do-while.c — do-while; the loaded value is used after the loop.
// run: => ok executions=2 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int number;

static void *producer(void *arg)
{
    (void)arg;
    atomic_store_explicit(&number, 4, memory_order_relaxed);
    atomic_store_explicit(&number, 5, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int seen;
    pthread_create(&t, NULL, producer, NULL);
    do {
        seen = atomic_load_explicit(&number, memory_order_relaxed);
    } while (seen == 0);
    assert(seen == 4 || seen == 5);
    pthread_join(t, NULL);
    return 0;
}
