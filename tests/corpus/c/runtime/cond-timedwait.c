// cond-timedwait.c — pthread_cond_timedwait may be woken and may time out: both are explored, and the mutex is held after either.
// run: => ok
// run: -- -DNO_TIMEOUT => violation assert@no_timeout
// run: -- -DNO_WAKEUP => violation assert@no_wakeup
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *setter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, setter, NULL);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 1;
    int result = 0;
    pthread_mutex_lock(&mutex);
    while (!ready && result == 0)
        result = pthread_cond_timedwait(&changed, &mutex, &until);
    assert(result == 0 || result == ETIMEDOUT);
    assert(ready || result == ETIMEDOUT);
#ifdef NO_TIMEOUT
    assert(ready); // @no_timeout
#endif
#ifdef NO_WAKEUP
    assert(!ready); // @no_wakeup
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(t, NULL);
    return 0;
}
