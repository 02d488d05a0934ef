// feature: pthread_barrier
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_barrier_t b;
static int x, y, serial;
static void *run(void *p) {
    x = 1;
    if (!BUG) { if (pthread_barrier_wait(&b)) __atomic_fetch_add(&serial, 1, __ATOMIC_RELAXED); }
    assert(y == 1);  // @bug
    return p;
}
int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, run, 0);
    y = 1;
    if (!BUG) { if (pthread_barrier_wait(&b)) __atomic_fetch_add(&serial, 1, __ATOMIC_RELAXED); assert(x == 1); }
    pthread_join(t, 0);
    assert(BUG || serial == 1);
    pthread_barrier_destroy(&b);
}
