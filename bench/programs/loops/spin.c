// spin.c — N threads take a spin lock once each. A round in which a thread does not get the lock leaves no trace: N! executions, (N!)² where the thread looks
// first (the last look may see any of the releases before).
// run: -- -DN=3 -DXCHG => ok executions=6 blocked=0
// run: -- -DN=3 -DCAS => ok executions=6 blocked=0
// run: -- -DN=3 -DTTAS => ok executions=36 blocked=0
// run: -- -DN=3 -DPAUSE => ok executions=6 blocked=0
// run: -- -DN=4 -DCAS => ok executions=24 blocked=0
// XCHG: exchange; CAS: compare-exchange; TTAS: look, then exchange; PAUSE: a pause that doubles after each failure.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static int owner;

static void acquire(void)
{
#if defined XCHG
    while (atomic_exchange_explicit(&taken, 1, memory_order_acquire))
        ;
#elif defined CAS
    for (;;) {
        int expected = 0;
        if (atomic_compare_exchange_strong_explicit(&taken, &expected, 1, memory_order_acquire, memory_order_relaxed))
            return;
    }
#elif defined TTAS
    do {
        while (atomic_load_explicit(&taken, memory_order_relaxed))
            ;
    } while (atomic_exchange_explicit(&taken, 1, memory_order_acquire));
#elif defined PAUSE
    for (int pause = 1;; pause = pause < 16 ? 2 * pause : pause) {
        int expected = 0;
        if (atomic_compare_exchange_strong_explicit(&taken, &expected, 1, memory_order_acquire, memory_order_relaxed))
            return;
        for (volatile int i = 0; i < pause; i++)
            ;
    }
#endif
}

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    acquire();
    owner = me;
    assert(owner == me);
    atomic_store_explicit(&taken, 0, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
