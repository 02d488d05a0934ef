// cond-waiters.c — N threads wait for a broadcast. The executions are the orders in which they take the mutex: before the broadcast, and after it.
// run: -- -DN=1 => ok executions=2 blocked=0
// run: -- -DN=2 => ok executions=10 blocked=0
// run: -- -DN=3 => ok executions=96 blocked=0
// run: --model sc -- -DN=3 => ok executions=96 blocked=0
// run: --model tso -- -DN=3 => ok executions=96 blocked=0
// run: -- -DN=2 -DLATE => ok executions=22 blocked=0
// run: -- -DN=2 -DTRIES => ok
// run: -- -DN=1 -DLOST => violation deadlock@wait
// run: --all-errors -- -DN=1 -DLOST => violation deadlock@wait executions=2 blocked=0
// run: --engine states --model sc -- -DN=2 => ok
// run: --engine states --model sc -- -DN=1 -DLOST => violation deadlock@wait
//
// LATE: the signal comes when the mutex is free again, so that threads may wake up for no reason in between. LOST: there is no signal; a thread that
// waits may wake up for no reason, or never. TRIES: a thread that tries the mutex sees that another one has woken up.
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int open;

static void *wait(void *arg)
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
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, wait, (void *)i);
#ifdef TRIES
    if (!pthread_mutex_trylock(&mutex))
        pthread_mutex_unlock(&mutex);
#endif
    pthread_mutex_lock(&mutex);
    open = 1;
#ifdef LATE
    pthread_mutex_unlock(&mutex);
#endif
#ifndef LOST
    pthread_cond_broadcast(&opened);
#endif
#ifndef LATE
    pthread_mutex_unlock(&mutex);
#endif
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
