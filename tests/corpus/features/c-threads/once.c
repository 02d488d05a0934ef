// feature: pthread_once
// run: => ok
#include <assert.h>
#include <pthread.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made;
static void make(void) { made++; }
static void *run(void *p) { pthread_once(&once, make); assert(made == 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(made == 1);
}
