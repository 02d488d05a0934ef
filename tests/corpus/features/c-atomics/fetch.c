// feature: atomic_fetch_add, sub, and, or, xor
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_uint x;
static void *run(void *p) { atomic_fetch_add(&x, 3); atomic_fetch_sub(&x, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 4);
    assert(atomic_fetch_or(&x, 3) == 4 && atomic_fetch_and(&x, 5) == 7 && atomic_fetch_xor(&x, 1) == 5 && x == 4);
}
