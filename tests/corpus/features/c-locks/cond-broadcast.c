// feature: pthread_cond_broadcast
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, passed;
static void *run(void *p) {
    pthread_mutex_lock(&m);
    while (!ready) pthread_cond_wait(&c, &m);  // @bug
    passed++;
    pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    pthread_mutex_lock(&m);
    ready = 1;
    if (BUG) pthread_cond_signal(&c);
    else pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(passed == 2);
}
