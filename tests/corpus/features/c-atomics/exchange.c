// feature: atomic_exchange
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static int got[2];
static void *run(void *p) { *(int *)p = atomic_exchange(&x, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, &got[0]);
    run(&got[1]);
    pthread_join(t, 0);
    assert(got[0] + got[1] == 1);
}
