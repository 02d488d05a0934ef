// feature: pthread_create and pthread_join
// run: => ok
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static int x;
static void *run(void *p) { *(int *)p = 42; return 0; }
int main(void) {
    pthread_t t;
    assert(pthread_create(&t, 0, run, &x) == 0);
    if (BUG) x = 1;
    assert(pthread_join(t, 0) == 0);
    assert(x == 42);
}
