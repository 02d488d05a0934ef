// feature: pthread_mutex_trylock
// run: => ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *run(void *p) {
    int error = pthread_mutex_trylock(&m);
    assert(error == 0 || error == EBUSY);
    if (error == 0) x++, pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_mutex_lock(&m);
    assert(pthread_mutex_trylock(&m) == EBUSY);
    x++;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    assert(x == 1 || x == 2);
}
