// assert-cond-if.c — `if` around a condition wait: another consumer may take the item before the woken one gets the mutex.
// run: => violation assert@take
// run: -- -DFIXED => ok
#include <assert.h>
#include <pthread.h>

#ifdef FIXED
#define WAIT_WHILE while
#else
#define WAIT_WHILE if
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int items;

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        items++;
        pthread_cond_signal(&filled);
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    WAIT_WHILE (items == 0)
        pthread_cond_wait(&filled, &mutex);
    assert(items > 0); // @take
    items--;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t p, a, b;
    pthread_create(&a, NULL, consumer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_create(&p, NULL, producer, NULL);
    pthread_join(p, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(items == 0);
    return 0;
}
