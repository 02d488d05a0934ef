// feature: robust mutexes: the owner ends without unlocking
// run: => refused message="robust mutexes: what a thread holds when it ends is not found out"
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m;
static int x;
static void *run(void *p) { pthread_mutex_lock(&m); x = 1; return p; }
int main(void) {
    pthread_mutexattr_t attr;
    pthread_t t;
    pthread_mutexattr_init(&attr);
    assert(pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST) == 0);
    pthread_mutex_init(&m, &attr);
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(pthread_mutex_lock(&m) == EOWNERDEAD);
    assert(x == 1);
    assert(pthread_mutex_consistent(&m) == 0);
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_lock(&m) == 0);
    pthread_mutex_unlock(&m);
}
