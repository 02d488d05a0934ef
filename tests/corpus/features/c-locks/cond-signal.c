// feature: pthread_cond_wait and signal
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;
static void *run(void *p) {
    if (!BUG) pthread_mutex_lock(&m);
    __atomic_store_n(&ready, 1, __ATOMIC_RELAXED);
    pthread_cond_signal(&c);
    if (!BUG) pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_mutex_lock(&m);
    while (!__atomic_load_n(&ready, __ATOMIC_RELAXED)) pthread_cond_wait(&c, &m);  // @bug
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
