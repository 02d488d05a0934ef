// spin-exchange.c — a test-and-set lock: a failed exchange writes what was there before, so its round has no effect.
// run: => ok
// run: -- -DMUTANT=1 => violation race@critical
// why 1: releasing the lock without release
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if MUTANT == 1
#define GIVE memory_order_relaxed
#else
#define GIVE memory_order_release
#endif

static atomic_int lock;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    while (atomic_exchange(&lock, 1))
        ;
    shared++; // @critical
    atomic_store_explicit(&lock, 0, GIVE);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(shared == 2);
    return 0;
}
