// feature: atomic_thread_fence
// run: => ok
// run: -- -DBUG=1 => violation assert@bug
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_int x, y;
static int a, b;
#define FENCE() do { if (!BUG) atomic_thread_fence(memory_order_seq_cst); } while (0)
static void *run(void *p) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    FENCE();
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    FENCE();
    b = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_join(t, 0);
    assert(a || b);  // @bug
}
