// wait-uninitialised.c — a thread that waits for a value reads memory before it has one: an error, although the thread would only wait.
// run: => violation uninitialised@wait
// run: --model sc => violation uninitialised@wait
// run: -- -DEXCHANGE => violation uninitialised@exchange
// run: -- -DFIXED => ok
// run: -- -DFIXED -DEXCHANGE => ok
#include <pthread.h>
#include <stdatomic.h>

static void *set(void *arg)
{
    atomic_store_explicit((atomic_int *)arg, 1, memory_order_release);
    return 0;
}

static void *wait(void *arg)
{
    atomic_int *state = arg;
#ifdef EXCHANGE
    int expected;
    do
        expected = 1;
    while (!atomic_compare_exchange_strong(state, &expected, 2)); // @exchange
#else
    while (atomic_load_explicit(state, memory_order_acquire) != 1) // @wait
        ;
#endif
    return 0;
}

int main(void)
{
    pthread_t a, b;
#ifdef FIXED
    atomic_int state = 0;
#else
    atomic_int state;
#endif
    pthread_create(&a, 0, set, &state);
    pthread_create(&b, 0, wait, &state);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
