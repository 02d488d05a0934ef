// feature: atomic_flag
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_flag l = ATOMIC_FLAG_INIT;
static int x;
static void *run(void *p) {
    while (atomic_flag_test_and_set_explicit(&l, memory_order_acquire)) {}
    x++;  // @bug
    atomic_flag_clear_explicit(&l, BUG ? memory_order_relaxed : memory_order_release);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2);
}
