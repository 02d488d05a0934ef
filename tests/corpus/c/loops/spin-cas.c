// spin-cas.c — a lock taken by a compare and exchange in a loop; `expected` is set again in each round.
// run: => ok executions=2 blocked=0
// run: -- -DWEAK => ok
// run: -- -DMUTANT=1 => violation race@critical
// why 1: taking the lock without acquire
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if MUTANT == 1
#define TAKE memory_order_relaxed
#else
#define TAKE memory_order_acquire
#endif
#ifdef WEAK
#define CAS atomic_compare_exchange_weak_explicit
#else
#define CAS atomic_compare_exchange_strong_explicit
#endif

static atomic_int lock;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    int expected;
    do {
        expected = 0;
    } while (!CAS(&lock, &expected, 1, TAKE, memory_order_relaxed));
    shared++; // @critical
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
