// cas-orders.c — strong compare and exchange with all pairs of orders; one with acquire on failure only still makes the data visible.
// run: => ok executions=2 blocked=0
// run: -- -DWEAKER => violation race@data
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef WEAKER
#define ON_FAILURE memory_order_relaxed
#else
#define ON_FAILURE memory_order_acquire
#endif

static atomic_int state;
static int data;

static void *publisher(void *arg)
{
    (void)arg;
    data = 1;
    atomic_store_explicit(&state, 2, memory_order_release);
    return NULL;
}

static void all_pairs(void)
{
    atomic_int a = 0;
    int e;
#define TRY(success, failure)                                                                    \
    e = atomic_load(&a);                                                                         \
    assert(atomic_compare_exchange_strong_explicit(&a, &e, e + 1, success, failure));            \
    assert(!atomic_compare_exchange_strong_explicit(&a, &e, e + 1, success, failure));           \
    assert(e == atomic_load(&a));
    TRY(memory_order_relaxed, memory_order_relaxed)
    TRY(memory_order_acquire, memory_order_relaxed)
    TRY(memory_order_acquire, memory_order_acquire)
    TRY(memory_order_release, memory_order_relaxed)
    TRY(memory_order_release, memory_order_acquire)
    TRY(memory_order_acq_rel, memory_order_relaxed)
    TRY(memory_order_acq_rel, memory_order_acquire)
    TRY(memory_order_seq_cst, memory_order_relaxed)
    TRY(memory_order_seq_cst, memory_order_acquire)
    TRY(memory_order_seq_cst, memory_order_seq_cst)
    assert(atomic_load(&a) == 10);
}

int main(void)
{
    all_pairs();
    pthread_t t;
    pthread_create(&t, NULL, publisher, NULL);
    int expected = 1; // never in the variable: always fails
    assert(!atomic_compare_exchange_strong_explicit(&state, &expected, 3, memory_order_relaxed, ON_FAILURE));
    if (expected == 2)
        assert(data == 1); // @data
    pthread_join(t, NULL);
    return 0;
}
