// spin-ttas.c — test and test-and-set: an inner loop that loads inside an outer loop that exchanges.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int shared;

static void acquire(void)
{
    for (;;) {
        while (atomic_load_explicit(&lock, memory_order_relaxed))
            ;
        if (!atomic_exchange_explicit(&lock, 1, memory_order_acquire))
            return;
    }
}

static void *worker(void *arg)
{
    (void)arg;
    acquire();
    shared++;
    atomic_store_explicit(&lock, 0, memory_order_release);
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
