// opposite-mutexes.c — two mutexes taken in opposite orders: a deadlock and no livelock (its sisters: opposite-spin.c, opposite-retry.c).
// run: --engine states --model sc => violation deadlock@second
// run: --engine states --model tso => violation deadlock@second
// run: --engine states --model lmo => violation deadlock@second
// run: --engine states --model sc --search depth => violation deadlock@second
// run: --engine states --model sc --property termination => violation
// run: --engine states --model sc -- -DORDERED => ok
// run: --engine states --model lmo -- -DORDERED => ok
// run: --engine states --model sc --property termination -- -DORDERED => ok
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void both(pthread_mutex_t *first, pthread_mutex_t *second)
{
    pthread_mutex_lock(first);
    pthread_mutex_lock(second); // @second
    shared++;
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
}

static void *other(void *arg)
{
#ifdef ORDERED
    both(&left, &right);
#else
    both(&right, &left);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    both(&left, &right);
    pthread_join(t, 0);
    assert(shared == 2);
    return 0;
}
