// coww_r.c — COWW+R (RCMC, Fig. 2): two writes of one thread against one read.
// run: => ok executions=3 blocked=0
// run: --model sc => ok executions=3 blocked=0
// run: --model wrc11 => ok executions=3 blocked=0

#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed

static atomic_int x;

static void *writer(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, RLX);
    atomic_store_explicit(&x, 2, RLX);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    (void)atomic_load_explicit(&x, RLX);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
