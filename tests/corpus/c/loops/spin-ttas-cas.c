// spin-ttas-cas.c — test, then compare and exchange, with `continue` back to the test.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_bool lock;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    while (true) {
        bool taken = atomic_load_explicit(&lock, memory_order_relaxed);
        if (taken)
            continue;
        if (atomic_compare_exchange_strong_explicit(&lock, &taken, true, memory_order_acquire, memory_order_relaxed))
            break;
    }
    shared++;
    atomic_store_explicit(&lock, false, memory_order_release);
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
