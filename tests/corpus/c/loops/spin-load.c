// spin-load.c — the simplest wait: a loop that only loads.
// run: => ok executions=1 blocked=0
// run: --model sc => ok executions=1 blocked=0
// run: -- -DMUTANT=1 => violation race@data
// why 1: a relaxed load does not acquire what the other thread published
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if MUTANT == 1
#define LOAD memory_order_relaxed
#else
#define LOAD memory_order_acquire
#endif

static int data;
static atomic_int ready;

static void *producer(void *arg)
{
    (void)arg;
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    while (!atomic_load_explicit(&ready, LOAD))
        ;
    assert(data == 1); // @data
    pthread_join(t, NULL);
    return 0;
}
