// feature: sched_yield
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
static atomic_int go;
static void *run(void *p) { atomic_store(&go, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    while (!atomic_load(&go)) assert(sched_yield() == 0);
    pthread_join(t, 0);
}
