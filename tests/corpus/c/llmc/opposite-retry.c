// opposite-retry.c — two locks taken in opposite orders, but who fails to get the second gives the first back: neither deadlock nor livelock.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc --search depth => ok
// run: --engine states --model sc --property termination => violation termination
// run: --engine states --model lmo --property termination => violation termination
// run: --engine states --model sc -- -DONE_GIVES_WAY => ok
// run: --engine states --model sc --property termination -- -DONE_GIVES_WAY => violation termination
// run: --engine states --model sc --property termination -- -DORDERED => ok
// run: --engine states --model lmo --property termination -- -DORDERED => ok
//
// The two can dodge each other forever, each taking steps: a fair run without an end. But from every state some way leads out.
// ONE_GIVES_WAY: only one of them gives back; the other keeps its first lock and waits for the second. That is free again and again,
// but never for long: who looks at the wrong moments waits forever, and weak fairness allows it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;
static int shared;

static int try_lock(atomic_int *which)
{
    return !atomic_exchange_explicit(which, 1, memory_order_acquire);
}

static void lock(atomic_int *which)
{
    while (!try_lock(which))
        ;
}

static void unlock(atomic_int *which)
{
    atomic_store_explicit(which, 0, memory_order_release);
}

static void update(atomic_int *first, atomic_int *second)
{
    shared++;
    unlock(second);
    unlock(first);
}

// Gives back what it has if the second lock is taken.
static void careful(atomic_int *first, atomic_int *second)
{
    for (;;) {
        lock(first);
        if (try_lock(second))
            break;
        unlock(first);
    }
    update(first, second);
}

static void *other(void *arg)
{
#ifdef ORDERED
    careful(&left, &right);
#else
    careful(&right, &left);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
#ifdef ONE_GIVES_WAY
    lock(&left);
    lock(&right);
    update(&left, &right);
#else
    careful(&left, &right);
#endif
    pthread_join(t, 0);
    assert(shared == 2);
    return 0;
}
