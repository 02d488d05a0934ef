// llmc-counter.c — LLMC's compare and exchange and its barriers, in an ordinary program with a main: a counter that loses nothing.
// run: => ok
#define FENCEPOST_LLMC
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static int counter;
static int payload[2];
static atomic_int published;

static void *increment(void *arg)
{
    int me = *(int *)arg;
    int expected = 0, desired;
    do {
        desired = expected + 1;
    } while (!__atomic_compare_exchange_llmc(sizeof counter, &counter, &expected, &desired, memory_order_relaxed, memory_order_relaxed));
    payload[me] = desired;
    llmc_barrier_release();
    atomic_fetch_add_explicit(&published, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, 0, increment, &zero);
    pthread_create(&b, 0, increment, &one);
    llmc_assume(atomic_load_explicit(&published, memory_order_relaxed) == 2);
    llmc_barrier_acquire();
    assert(payload[0] + payload[1] == 3);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
