// spin-trylock.c — spinning on pthread_mutex_trylock instead of locking.
// run: => ok
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    while (pthread_mutex_trylock(&mutex) != 0)
        ;
    shared++;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(shared == 2);
    return 0;
}
