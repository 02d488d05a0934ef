// feature: pthread_self of the main thread as a handle: joined by another thread, cancelled, asked for
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <threads.h>
static pthread_t first;
static void *run(void *p) {
#ifdef BUG
    pthread_join(first, 0);  // @bug
#endif
    return p;
}
int main(void) {
    first = pthread_self();
    assert(thrd_equal(thrd_current(), first));
    assert(pthread_tryjoin_np(first, 0) == EBUSY);
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
}
