// opposite-spin.c — two spin locks taken in opposite orders: there is always a step, and no step leads out; a livelock, no deadlock.
// run: --engine states --model sc => violation livelock
// run: --engine states --model tso => violation livelock
// run: --engine states --model lmo => violation livelock
// run: --engine states --model sc --search depth => violation livelock
// run: --engine states --model sc -- -DPOLITE => violation livelock
// run: --engine states --model lmo -- -DPOLITE => violation livelock
// run: --engine states --model sc --ignore livelock => ok
// run: --engine states --model sc --property termination => violation
// run: --engine states --model sc -- -DORDERED => ok
// run: --engine states --model lmo -- -DORDERED => ok
// run: --engine states --model sc -- -DORDERED -DPOLITE => ok
// run: --engine states --model sc --property termination -- -DORDERED => ok
// run: --engine states --model sc --property termination -- -DORDERED -DPOLITE => ok
//
// POLITE: a thread that must wait says so each time, and takes it back: its rounds write, so waiting cannot be told from the loop alone.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;
#ifdef POLITE
static atomic_int waits[2];
#endif
static int shared;

static void lock(atomic_int *which, int me)
{
    while (atomic_exchange_explicit(which, 1, memory_order_acquire)) {
#ifdef POLITE
        atomic_store_explicit(&waits[me], 1, memory_order_relaxed);
        atomic_store_explicit(&waits[me], 0, memory_order_relaxed);
#endif
    }
}

static void unlock(atomic_int *which)
{
    atomic_store_explicit(which, 0, memory_order_release);
}

static void both(atomic_int *first, atomic_int *second, int me)
{
    lock(first, me);
    lock(second, me);
    shared++;
    unlock(second);
    unlock(first);
}

static void *other(void *arg)
{
#ifdef ORDERED
    both(&left, &right, 1);
#else
    both(&right, &left, 1);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    both(&left, &right, 0);
    pthread_join(t, 0);
    assert(shared == 2);
    return 0;
}
