// spin.c — pthread_spin_*: mutual exclusion, and trylock.
// run: => ok executions=2 blocked=0
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int count;

static void *increment(void *arg)
{
    (void)arg;
    assert(pthread_spin_lock(&lock) == 0);
    count++;
    assert(pthread_spin_unlock(&lock) == 0);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    assert(pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE) == 0);
    assert(pthread_spin_trylock(&lock) == 0);
    assert(pthread_spin_trylock(&lock) == EBUSY);
    assert(pthread_spin_unlock(&lock) == 0);
    pthread_create(&a, NULL, increment, NULL);
    pthread_create(&b, NULL, increment, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(count == 2);
    assert(pthread_spin_destroy(&lock) == 0);
    return 0;
}
