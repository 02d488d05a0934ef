// spin-load-fence.c — relaxed loads in the loop, one acquire fence after it.
// run: => ok executions=1 blocked=0
// run: -- -DMUTANT=1 => violation race@data
// why 1: without the fence the relaxed loads acquire nothing
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_bool ready;

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
    for (;;) {
        if (atomic_load_explicit(&ready, memory_order_relaxed))
            break;
    }
#if MUTANT != 1
    atomic_thread_fence(memory_order_acquire);
#endif
    assert(data == 1); // @data
    pthread_join(t, NULL);
    return 0;
}
