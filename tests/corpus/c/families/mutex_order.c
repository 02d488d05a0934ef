// mutex_order.c — N threads take one mutex K times each: the orders of the acquisitions are the executions, (N K)! / (K!)^N of them.
// run: -- -DN=2 => ok executions=2
// run: -- -DN=3 => ok executions=6
// run: -- -DN=4 => ok executions=24
// run: -- -DN=5 => ok executions=120
// run: -- -DN=2 -DK=2 => ok executions=6
// run: -- -DN=2 -DK=3 => ok executions=20
// run: -- -DN=3 -DK=2 => ok executions=90
// run: --model sc -- -DN=3 => ok executions=6
// run: --model wrc11 -- -DN=3 => ok executions=6
// run: -- -DMUTANT=1 => violation race@inc
// run: -- -DMUTANT=2 => violation unlock-not-held@unlock
// why 1: one thread leaves the lock out.
// why 2: one thread ignores that trylock failed, and unlocks a mutex that another thread holds.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *thread(void *arg)
{
    long i = (long)arg;
    for (int k = 0; k < K; k++) {
#if MUTANT == 1
        if (i != 1)
#elif MUTANT == 2
        if (i == 1 && pthread_mutex_trylock(&mutex) != 0)
            ; // goes on as if it had the lock
        else if (i != 1)
#endif
            pthread_mutex_lock(&mutex);
        if (MUTANT != 2)
            count++; // @inc
#if MUTANT == 1
        if (i != 1)
#endif
            pthread_mutex_unlock(&mutex); // @unlock
    }
    (void)i;
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K || MUTANT == 2);
    return 0;
}
