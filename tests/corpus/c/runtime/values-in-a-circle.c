// values-in-a-circle.c — two threads copy what the other one writes: 42 comes from nowhere, and c11, which says nothing of
// dependencies, allows it.
// run: => ok
// run: --model arm8 => ok
// run: --model c11 => violation assert@wrong
// run: --engine symbolic --model rc11 => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *copy(void *arg)
{
    atomic_store_explicit(&y, atomic_load_explicit(&x, memory_order_relaxed), memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, copy, NULL);
    int r = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, r, memory_order_relaxed);
    assert(r != 42); // @wrong
    pthread_join(thread, NULL);
    return 0;
}
