// condition.c — a mutex and a condition variable: one place, filled and emptied ROUNDS times.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc -- -DROUNDS=3 => ok
// run: --engine states --model sc -- -DSILENT => violation deadlock@wait
// run: --engine states --model lmo -- -DSILENT => violation deadlock@wait
//
// SILENT: who empties the place tells nobody.
#include <assert.h>
#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int place; // 0: empty

static void *fill(void *arg)
{
    for (int i = 1; i <= ROUNDS; i++) {
        pthread_mutex_lock(&mutex);
        while (place)
            pthread_cond_wait(&changed, &mutex); // @wait
        place = i;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, fill, 0);
    for (int i = 1; i <= ROUNDS; i++) {
        pthread_mutex_lock(&mutex);
        while (!place)
            pthread_cond_wait(&changed, &mutex);
        assert(place == i);
        place = 0;
#ifndef SILENT
        pthread_cond_signal(&changed);
#endif
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(t, 0);
    return 0;
}
