// deadlock-join-locked.c — joining a thread while holding the mutex that thread needs.
// run: => violation deadlock@lock
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex); // @lock
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&mutex);
#ifdef FIXED
    pthread_mutex_unlock(&mutex);
    pthread_join(t, NULL);
#else
    pthread_join(t, NULL);
    pthread_mutex_unlock(&mutex);
#endif
    return 0;
}
