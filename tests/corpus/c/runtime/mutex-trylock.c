// mutex-trylock.c — pthread_mutex_trylock: EBUSY while another holds the mutex, 0 when it is free; it never waits.
// run: => ok executions=3 blocked=0
// run: -- -DALWAYS => violation assert@always
// run: -- -DNEVER => violation assert@never
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int protected_value;
static int tried;

static void *holder(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    protected_value += 1;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    // Alone: the result is certain.
    assert(pthread_mutex_trylock(&mutex) == 0);
    assert(pthread_mutex_trylock(&mutex) == EBUSY);
    assert(pthread_mutex_unlock(&mutex) == 0);

    // Before, during or after the other thread's critical section.
    pthread_t t;
    pthread_create(&t, NULL, holder, NULL);
    int result = pthread_mutex_trylock(&mutex);
    if (result == 0) {
        protected_value += 2;
        tried = 1;
        pthread_mutex_unlock(&mutex);
    } else {
        assert(result == EBUSY);
    }
    pthread_join(t, NULL);
    assert(protected_value == (tried ? 3 : 1));
#ifdef ALWAYS
    assert(tried); // @always
#endif
#ifdef NEVER
    assert(!tried); // @never
#endif
    return 0;
}
