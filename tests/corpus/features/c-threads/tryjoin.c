// feature: pthread_tryjoin_np and pthread_timedjoin_np
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static int x;
static void *run(void *p) { x = 1; return p; }
int main(void) {
    pthread_t t, u;
    void *result = 0;
    pthread_create(&t, 0, run, &x);
    int error = pthread_tryjoin_np(t, &result);
    assert(error == 0 || error == EBUSY);
    if (error == EBUSY) pthread_join(t, &result);
    assert(x == 1 && result == &x);
    struct timespec limit = {0, 0};
    pthread_create(&u, 0, run, 0);
    error = pthread_timedjoin_np(u, 0, &limit);
    assert(error == 0 || error == ETIMEDOUT);
#if BUG
    x = 2;  // @bug
#endif
    if (error) pthread_join(u, 0);
}
