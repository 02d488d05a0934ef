// feature: atomic_compare_exchange, strong and weak
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *run(void *p) {
    int old = 0;
    if (!atomic_compare_exchange_strong(&x, &old, 1)) assert(old == 2);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    int old = atomic_load(&x);
    while (!atomic_compare_exchange_weak(&x, &old, old + 2)) {}
    pthread_join(t, 0);
    assert(x == 2 || x == 3);
}
