// unlock-other.c — unlocking a mutex that another thread holds.
// run: => violation unlock-not-held@unlock
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *helper(void *arg)
{
    (void)arg;
#ifdef FIXED
    return NULL;
#else
    pthread_mutex_unlock(&mutex); // @unlock
    return NULL;
#endif
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&mutex);
    pthread_create(&t, NULL, helper, NULL);
    pthread_join(t, NULL);
#ifdef FIXED
    pthread_mutex_unlock(&mutex);
#endif
    return 0;
}
