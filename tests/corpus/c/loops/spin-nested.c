// spin-nested.c — nested conditions in the body, with a local variable that starts anew in each round.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int mode, left, right;

static void *driver(void *arg)
{
    (void)arg;
    atomic_store(&left, 1);
    atomic_store(&mode, 1);
    atomic_store(&right, 1);
    atomic_store(&mode, 2);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int done = 0;
    pthread_create(&t, NULL, driver, NULL);
    while (!done) {
        int m = atomic_load(&mode);
        if (m == 1) {
            if (atomic_load(&right))
                done = 1;
        } else if (m == 2) {
            done = 2;
        }
    }
    assert(done == 1 || done == 2);
    assert(atomic_load(&left) == 1);
    assert(atomic_load(&right) == 1);
    pthread_join(t, NULL);
    return 0;
}
