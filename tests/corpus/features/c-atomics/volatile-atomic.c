// feature: volatile atomics
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static volatile atomic_int x;
static void *run(void *p) { atomic_fetch_add(&x, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2);
}
