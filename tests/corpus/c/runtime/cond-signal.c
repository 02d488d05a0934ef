// cond-signal.c — a one-place buffer with two conditions; the waiter holds the mutex again when pthread_cond_wait returns.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full;
static bool full;
static int slot;

static void put(int value)
{
    pthread_mutex_lock(&mutex);
    while (full)
        assert(pthread_cond_wait(&not_full, &mutex) == 0);
    slot = value;
    full = true;
    assert(pthread_cond_signal(&not_empty) == 0);
    pthread_mutex_unlock(&mutex);
}

static int get(void)
{
    pthread_mutex_lock(&mutex);
    while (!full)
        assert(pthread_cond_wait(&not_empty, &mutex) == 0);
    int value = slot;
    full = false;
    assert(pthread_cond_signal(&not_full) == 0);
    pthread_mutex_unlock(&mutex);
    return value;
}

static void *producer(void *arg)
{
    (void)arg;
    put(10);
    put(20);
    return NULL;
}

int main(void)
{
    assert(pthread_cond_init(&not_full, NULL) == 0);
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    assert(get() == 10);
    assert(get() == 20);
    pthread_join(t, NULL);
    assert(pthread_cond_destroy(&not_full) == 0);
    return 0;
}
