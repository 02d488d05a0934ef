// deadlock-unreleased.c — a thread ends without unlocking its mutex: whoever wants it next waits for ever.
// run: => violation deadlock@lock
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *set(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    value = 1;
#ifdef FIXED
    pthread_mutex_unlock(&mutex);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, set, NULL);
    pthread_join(t, NULL);
    pthread_mutex_lock(&mutex); // @lock
    int result = value;
    pthread_mutex_unlock(&mutex);
    return result - 1;
}
