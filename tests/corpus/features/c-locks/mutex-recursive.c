// feature: recursive mutexes
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m, s = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int x;
static void *run(void *p) {
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    x++;
    pthread_mutex_unlock(&m);
    x++;
    pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &attr);
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 4);
    pthread_mutex_lock(&s);
    assert(pthread_mutex_lock(&s) == 0);
    pthread_mutex_unlock(&s);
    pthread_mutex_unlock(&s);
}
