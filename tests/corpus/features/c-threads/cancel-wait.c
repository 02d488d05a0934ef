// feature: pthread_cancel of a thread that waits for a condition variable
// run: => ok
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int never;
static void unlock(void *p) { pthread_mutex_unlock(p); }
static void *run(void *p) {
    pthread_mutex_lock(&m);
#if BUG
    while (!never) pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
#else
    pthread_cleanup_push(unlock, &m);
    while (!never) pthread_cond_wait(&c, &m);
    pthread_cleanup_pop(1);
#endif
    return p;
}
int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, run, 0);
    pthread_cancel(t);
    pthread_join(t, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
}
