// deadlock-lost-wakeup.c — waiting without a predicate: a signal sent before the wait is lost.
// run: => violation deadlock@wait
// run: -- -DFIXED => ok
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool ready;

static void *waiter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
#ifdef FIXED
    while (!ready)
#endif
        pthread_cond_wait(&changed, &mutex); // @wait
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    ready = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(t, NULL);
    return 0;
}
