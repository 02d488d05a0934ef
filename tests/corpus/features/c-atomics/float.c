// feature: atomic double and float
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic double d = 0.5;
static _Atomic float f;
static void *run(void *p) { d += 1.25; atomic_store(&f, 2.5f); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(atomic_load(&d) == 3.0 && f == 2.5f);
}
