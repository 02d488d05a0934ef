// unroll-heartbeat.c — a thread that counts aloud until it is told to stop: each round writes, so it is not a wait.
// run: --unroll 3 => unknown
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, beats;

static void *heart(void *arg)
{
    (void)arg;
    while (!atomic_load_explicit(&stop, memory_order_relaxed))
        atomic_fetch_add_explicit(&beats, 1, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, heart, NULL);
    atomic_store_explicit(&stop, 1, memory_order_relaxed);
    pthread_join(t, NULL);
    assert(atomic_load(&beats) >= 0);
    return 0;
}
