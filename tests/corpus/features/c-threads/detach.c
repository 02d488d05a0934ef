// feature: pthread_detach
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int done;
static void *run(void *p) { atomic_store(&done, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    assert(pthread_detach(t) == 0);
    while (!atomic_load(&done)) {}
}
