// feature: pthread mutexes, initialised statically and by call
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b;
static int x, y;
static void *run(void *p) {
    if (!BUG) pthread_mutex_lock(&a);
    x++;  // @bug
    if (!BUG) pthread_mutex_unlock(&a);
    pthread_mutex_lock(&b);
    y++;
    pthread_mutex_unlock(&b);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_mutex_init(&b, 0);
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2 && y == 2);
    assert(pthread_mutex_destroy(&b) == 0);
}
