// relock.c — locking a normal mutex twice; a recursive mutex allows it.
// run: => violation relock@again
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_mutex_t mutex;

static void inner(void)
{
    pthread_mutex_lock(&mutex); // @again
    pthread_mutex_unlock(&mutex);
}

int main(void)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
#ifdef FIXED
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
#endif
    pthread_mutex_init(&mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    pthread_mutex_lock(&mutex);
    inner();
    pthread_mutex_unlock(&mutex);
    pthread_mutex_destroy(&mutex);
    return 0;
}
