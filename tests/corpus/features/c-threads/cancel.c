// feature: pthread_cancel, deferred, at pthread_testcancel
// run: => ok
#include <assert.h>
#include <pthread.h>
static int after;
static void *run(void *p) {
    for (;;) pthread_testcancel();
    after = 1;
    return p;
}
int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, run, 0);
    assert(pthread_cancel(t) == 0);
    pthread_join(t, &result);
    assert(result == PTHREAD_CANCELED && after == 0);
}
