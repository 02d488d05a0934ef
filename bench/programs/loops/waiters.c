// waiters.c — condition variables. N threads wait for a broadcast (the program of tests/corpus/c/runtime/cond-waiters.c), or P producers and P consumers share a
// buffer with PLACES places.
// run: -- -DN=3 => ok executions=96 blocked=0
// run: -- -DP=2 -DPLACES=2 => ok executions=76 blocked=0
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied = PTHREAD_COND_INITIALIZER;
#ifdef P
static int buffer[PLACES], used;

static void *produce(void *arg)
{
    pthread_mutex_lock(&mutex);
    while (used == PLACES)
        pthread_cond_wait(&emptied, &mutex);
    buffer[used++] = 1 + (int)(long)arg;
    pthread_cond_signal(&filled);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

static void *consume(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    while (used == 0)
        pthread_cond_wait(&filled, &mutex);
    assert(buffer[--used] > 0);
    pthread_cond_signal(&emptied);
    pthread_mutex_unlock(&mutex);
    return NULL;
}
#define N (2 * P)
#define RUN(i) (i < P ? produce : consume)
#else
static int open;

static void *wait(void *arg)
{
    pthread_mutex_lock(&mutex);
    while (!open)
        pthread_cond_wait(&filled, &mutex);
    pthread_mutex_unlock(&mutex);
    return arg;
}
#define RUN(i) wait
#endif

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, RUN(i), (void *)i);
#ifndef P
    pthread_mutex_lock(&mutex);
    open = 1;
    pthread_cond_broadcast(&filled);
    pthread_mutex_unlock(&mutex);
#endif
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    (void)emptied;
    return 0;
}
