// spin-peterson.c — Peterson's algorithm: wait while the other is interested and it is its turn, all sequentially consistent.
// run: => ok
// run: -- -DMUTANT=1 => violation race@critical
// why 1: with release and acquire both threads may miss the other's flag
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if MUTANT == 1
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_seq_cst
#define LOAD memory_order_seq_cst
#endif

static atomic_int interested[2], turn;
static int shared;

static void *worker(void *arg)
{
    int me = *(int *)arg, other = 1 - me;
    atomic_store_explicit(&interested[me], 1, STORE);
    atomic_store_explicit(&turn, other, STORE);
    while (atomic_load_explicit(&interested[other], LOAD) && atomic_load_explicit(&turn, LOAD) == other)
        ;
    shared++; // @critical
    atomic_store_explicit(&interested[me], 0, STORE);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, worker, &zero);
    pthread_create(&b, NULL, worker, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(shared == 2);
    return 0;
}
