// feature: pthread_rwlock: readers and writers
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <assert.h>
#include <pthread.h>
#ifndef BUG
#define BUG 0
#endif
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int x, y;
static void *run(void *p) {
    if (BUG) pthread_rwlock_rdlock(&l);
    else pthread_rwlock_wrlock(&l);
    x = 1;  // @bug
    y = 1;
    pthread_rwlock_unlock(&l);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_rwlock_rdlock(&l);
    assert(pthread_rwlock_tryrdlock(&l) == 0);
    assert(x == y);
    pthread_rwlock_unlock(&l);
    pthread_rwlock_unlock(&l);
    pthread_join(t, 0);
}
