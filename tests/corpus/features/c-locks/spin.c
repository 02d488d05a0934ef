// feature: pthread spin locks
// run: => ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_spinlock_t l;
static int x;
static void *run(void *p) {
    pthread_spin_lock(&l);
    x++;
    pthread_spin_unlock(&l);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(pthread_spin_trylock(&l) == 0 && x == 2);
    assert(pthread_spin_trylock(&l) == EBUSY);
    pthread_spin_unlock(&l);
    pthread_spin_destroy(&l);
}
