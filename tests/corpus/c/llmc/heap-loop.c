// heap-loop.c — memory taken and given back in a loop without a bound: an address that is free is used again, so the states are finite.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc --property termination => ok
// run: --engine states --model sc -- -DLATE => violation use-after-free@late
// run: --engine states --model lmo -- -DLATE => violation use-after-free@late
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int stop;

static void *worker(void *arg)
{
    while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
        int *scratch = malloc(sizeof *scratch);
        *scratch = 7;
        assert(*scratch == 7);
        free(scratch);
#ifdef LATE
        assert(*scratch == 7); // @late
#endif
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store_explicit(&stop, 1, memory_order_relaxed);
    pthread_join(t, 0);
    return 0;
}
