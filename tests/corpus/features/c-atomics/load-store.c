// feature: atomic loads and stores with all orders
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_int flag;
static int data;
static void *run(void *p) {
    data = 1;
    atomic_store_explicit(&flag, 1, BUG ? memory_order_relaxed : memory_order_release);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    if (atomic_load_explicit(&flag, memory_order_acquire)) assert(data == 1);  // @bug
    pthread_join(t, 0);
    atomic_store(&flag, 5);
    assert(atomic_load(&flag) == 5);
    assert(atomic_load_explicit(&flag, memory_order_consume) == 5);
}
