// cond-broadcast.c — one broadcast wakes all who wait; a signal without a waiter does nothing.
// run: => ok
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t started = PTHREAD_COND_INITIALIZER;
static int go;
static int passed;

static void *runner(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    while (!go)
        pthread_cond_wait(&started, &mutex);
    passed++;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_cond_signal(&started);
    pthread_create(&a, NULL, runner, NULL);
    pthread_create(&b, NULL, runner, NULL);
    pthread_mutex_lock(&mutex);
    assert(passed == 0);
    go = 1;
    assert(pthread_cond_broadcast(&started) == 0);
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(passed == 2);
    return 0;
}
