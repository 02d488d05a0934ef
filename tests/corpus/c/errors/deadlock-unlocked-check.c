// deadlock-unlocked-check.c — the predicate is atomic and changed outside the mutex: the signal can fall between check and wait.
// run: => violation deadlock@wait
// run: -- -DFIXED => ok
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static atomic_bool ready;

static void *waiter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    while (!atomic_load(&ready))
        pthread_cond_wait(&changed, &mutex); // @wait
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
#ifdef FIXED
    pthread_mutex_lock(&mutex);
    atomic_store(&ready, 1);
    pthread_mutex_unlock(&mutex);
#else
    atomic_store(&ready, 1);
#endif
    pthread_cond_signal(&changed);
    pthread_join(t, NULL);
    return 0;
}
