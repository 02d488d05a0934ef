// deadlock-abba.c — two threads take two mutexes in opposite order; the same order is right.
// run: => violation deadlock@second
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;

struct order {
    pthread_mutex_t *first, *second;
};

static struct order forward = {&left, &right};
#ifdef FIXED
static struct order backward = {&left, &right};
#else
static struct order backward = {&right, &left};
#endif

static void *take_both(void *arg)
{
    const struct order *order = arg;
    pthread_mutex_lock(order->first);
    pthread_mutex_lock(order->second); // @second
    pthread_mutex_unlock(order->second);
    pthread_mutex_unlock(order->first);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, take_both, &forward);
    pthread_create(&b, NULL, take_both, &backward);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
