// retry-shapes.c — loops that try again or wait, by SHAPE: failed rounds leave no trace, so only orders that can be told apart count.
// run: --model rc20 -- -DSHAPE=1 -DN=2 => ok executions=2
// run: --model rc20 -- -DSHAPE=1 -DN=4 => ok executions=24  the order of the successful exchanges
// run: --model rc20 -- -DSHAPE=1 -DN=3 -O2 => ok executions=6
// run: --model rc11 -- -DSHAPE=1 -DN=3 => ok executions=6
// run: --model sc -- -DSHAPE=1 -DN=3 => ok executions=6
// run: --model tso -- -DSHAPE=1 -DN=3 => ok executions=6
// run: --model rc20 --all-rounds -- -DSHAPE=1 -DN=3 => ok executions=48  every failed exchange is a round of its own
// run: --model rc20 -- -DSHAPE=2 -DN=4 => ok executions=24
// run: --model rc20 -- -DSHAPE=2 -DN=3 -O2 => ok executions=6
// run: --model rc20 -- -DSHAPE=3 -DN=3 => ok executions=36  the read before the exchange that works has choices of its own
// run: --model rc20 -- -DSHAPE=3 -DN=4 => ok executions=576
// run: --model rc20 -- -DSHAPE=4 -DN=4 => ok executions=24
// run: --model rc20 -- -DSHAPE=4 -DN=3 -O2 => ok executions=6
// run: --model rc20 -- -DSHAPE=5 -DN=3 => ok executions=4
// run: --model rc20 -- -DSHAPE=5 -DN=5 => ok executions=16  each reader comes before the writer or after it
// run: --model rc20 -- -DSHAPE=6 -DN=4 => ok executions=24
// run: --model rc20 -- -DSHAPE=7 -DN=2 => ok executions=2
// run: --model rc20 -- -DSHAPE=7 -DN=3 => ok executions=6

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_uint word, left_half, right_half;
static int owner;

static unsigned look(atomic_uint *at) { return atomic_load_explicit(at, memory_order_relaxed); }

static _Bool swap_if(unsigned *old, unsigned new, memory_order success)
{
    return atomic_compare_exchange_strong_explicit(&word, old, new, success, memory_order_relaxed);
}

static void be_alone(int who)
{
    owner = who;
    assert(owner == who);
    atomic_store_explicit(&word, 0, memory_order_release);
}

static void act(int who)
{
#if SHAPE == 1 // a counter; the failed exchange brings the value for the next try
    for (unsigned seen = look(&word); !swap_if(&seen, seen + 1, memory_order_relaxed);)
        ;
#elif SHAPE == 2 // a counter that is read anew for every try
    for (;;) {
        unsigned seen = look(&word);
        if (swap_if(&seen, seen + 1, memory_order_relaxed))
            break;
    }
#elif SHAPE == 3 // a lock: wait until it looks free, then try to take it
    do {
        while (look(&word) != 0)
            ;
    } while (atomic_exchange_explicit(&word, 1, memory_order_acquire) != 0);
    be_alone(who);
#elif SHAPE == 4 // a lock whose waiters pause, longer each time, and count their tries
    unsigned tries = 0;
    for (unsigned pause = 2;; pause = pause < 16 ? 2 * pause : pause) {
        unsigned none = 0;
        if (swap_if(&none, 1, memory_order_acquire))
            break;
        for (volatile unsigned i = 0; i < pause; i++)
            ;
        tries++;
    }
    be_alone(who);
#elif SHAPE == 5 // one writer, readers that start over if they met it
    if (who == 0) {
        atomic_store_explicit(&word, 1, memory_order_relaxed);
        atomic_thread_fence(memory_order_release);
        atomic_store_explicit(&left_half, 7, memory_order_relaxed);
        atomic_store_explicit(&right_half, 7, memory_order_relaxed);
        atomic_store_explicit(&word, 2, memory_order_release);
        return;
    }
    unsigned before, a, b;
    do {
        do
            before = atomic_load_explicit(&word, memory_order_acquire);
        while (before % 2 == 1);
        a = look(&left_half);
        b = look(&right_half);
        atomic_thread_fence(memory_order_acquire);
    } while (look(&word) != before);
    assert(a == b);
#elif SHAPE == 6 // a lock that expects the same in every round
    unsigned none;
    do
        none = 0;
    while (!swap_if(&none, 1, memory_order_acquire));
    be_alone(who);
#elif SHAPE == 7 // the same through a function that gives up after one try
    extern int try_once(void);
    while (!try_once())
        ;
    be_alone(who);
#endif
}

int try_once(void)
{
    unsigned none = 0;
    return swap_if(&none, 1, memory_order_acquire);
}

static void *run(void *who)
{
    act((int)(intptr_t)who);
    return 0;
}

int main(void)
{
    pthread_t threads[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&threads[i], 0, run, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], 0);
    return 0;
}
