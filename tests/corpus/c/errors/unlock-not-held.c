// unlock-not-held.c — unlocking twice.
// run: => violation unlock-not-held@unlock
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
#ifdef FIXED
    pthread_mutex_lock(&mutex);
#endif
    pthread_mutex_unlock(&mutex); // @unlock
    return 0;
}
