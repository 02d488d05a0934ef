// feature: threads created detached (pthread_attr_setdetachstate)
// run: => ok
// run: -- -DBUG=1 => violation assert@bug
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_int done;
static void *run(void *p) { atomic_store(&done, 1); return p; }
int main(void) {
    pthread_attr_t attr;
    int state = -1;
    pthread_attr_init(&attr);
    assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0);
    assert(pthread_attr_getdetachstate(&attr, &state) == 0 && state == PTHREAD_CREATE_DETACHED);
    pthread_t t;
    pthread_create(&t, &attr, run, 0);
    pthread_attr_destroy(&attr);
    while (!atomic_load(&done)) {}
#if BUG
    pthread_join(t, 0);  // @bug
#endif
}
