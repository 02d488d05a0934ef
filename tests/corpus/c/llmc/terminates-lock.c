// terminates-lock.c — a test-and-set lock and two threads that enter once each: under fairness every run ends, though a loop may go round.
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination => ok
// run: --engine states --model pso --property termination => ok
// run: --engine states --model lmo --property termination => ok
// run: --engine states --model sc => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc --property termination -- -DFORGETS => violation  the first to enter keeps the lock
// run: --engine states --model sc -- -DFORGETS => violation livelock
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag taken = ATOMIC_FLAG_INIT;
static int shared;

static void *enter(void *arg)
{
    while (atomic_flag_test_and_set_explicit(&taken, memory_order_acquire))
        ;
    shared++;
#ifndef FORGETS
    atomic_flag_clear_explicit(&taken, memory_order_release);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, enter, 0);
    enter(0);
    pthread_join(t, 0);
    assert(shared == 2);
    return 0;
}
