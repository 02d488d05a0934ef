// mp.c — MP (RCMC, section 2.5.1): message passing through a release store and an acquire load; the data is plain under NA.
// run: => ok executions=3 blocked=0
// run: --model sc => ok executions=3 blocked=0
// run: -- -DNA => ok
// run: -- -DMUTANT=1 => violation assert@stale
// run: -- -DMUTANT=2 => violation assert@stale
// run: -- -DMUTANT=1 -DNA => violation race@data
// run: -- -DMUTANT=2 -DNA => violation race@data
// run: --model tso -- -DMUTANT=1 => ok executions=3  harmless: tso keeps two stores of a thread in order
// run: --model pso -- -DMUTANT=1 => violation assert@stale
// why 1: a relaxed store of the flag does not order the store of the data before it.
// why 2: a relaxed load of the flag does not order the load of the data after it.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RLX memory_order_relaxed
#if MUTANT == 1
#define STORE memory_order_relaxed
#else
#define STORE memory_order_release
#endif
#if MUTANT == 2
#define LOAD memory_order_relaxed
#else
#define LOAD memory_order_acquire
#endif

static atomic_int y;
#ifdef NA
static int x;
#define SET_X x = 1
#define GET_X x
#else
static atomic_int x;
#define SET_X atomic_store_explicit(&x, 1, RLX)
#define GET_X atomic_load_explicit(&x, RLX)
#endif

static void *writer(void *arg)
{
    (void)arg;
    SET_X; // @data
    atomic_store_explicit(&y, 1, STORE);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    int a = atomic_load_explicit(&y, LOAD);
#ifdef NA
    if (!a)
        return NULL;
#endif
    int b = GET_X;
    assert(!(a == 1 && b == 0)); // @stale
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
