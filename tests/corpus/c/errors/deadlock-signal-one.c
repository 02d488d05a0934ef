// deadlock-signal-one.c — two threads wait for one event: a signal wakes only one of them, a broadcast both.
// run: => violation deadlock@wait
// run: -- -DFIXED => ok
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static bool open;

static void *visitor(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    while (!open)
        pthread_cond_wait(&opened, &mutex); // @wait
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, visitor, NULL);
    pthread_create(&b, NULL, visitor, NULL);
    pthread_mutex_lock(&mutex);
    open = true;
#ifdef FIXED
    pthread_cond_broadcast(&opened);
#else
    pthread_cond_signal(&opened);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
