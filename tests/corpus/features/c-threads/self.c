// feature: pthread_self and pthread_equal
// run: => ok
#include <assert.h>
#include <pthread.h>
static pthread_t seen;
static void *run(void *p) { seen = pthread_self(); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(pthread_equal(seen, t) && !pthread_equal(seen, pthread_self()));
    pthread_t none = 0;
    assert(!pthread_equal(none, pthread_self()));
}
