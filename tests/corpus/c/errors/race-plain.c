// race-plain.c — two threads add to a plain variable; with a mutex they may.
// run: => violation race@add
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>

static int counter;
#ifdef FIXED
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *add(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&mutex);
#endif
    counter++; // @add
#ifdef FIXED
    pthread_mutex_unlock(&mutex);
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, add, NULL);
    pthread_create(&b, NULL, add, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
