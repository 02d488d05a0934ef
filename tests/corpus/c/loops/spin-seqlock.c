// spin-seqlock.c — a sequence lock's reader: retries while the number is odd or has changed; a failed round only reads.
// run: => ok
// run: -- -DMUTANT=1 => violation assert@same
// why 1: without the acquire fence the second look at the number may come before the reads of the data
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int first, second;

static void *writer(void *arg)
{
    (void)arg;
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&first, 1, memory_order_relaxed);
    atomic_store_explicit(&second, 1, memory_order_relaxed);
    atomic_store_explicit(&sequence, 2, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    unsigned before, after;
    int a, b;
    pthread_create(&t, NULL, writer, NULL);
    do {
        before = atomic_load_explicit(&sequence, memory_order_acquire);
        a = atomic_load_explicit(&first, memory_order_relaxed);
        b = atomic_load_explicit(&second, memory_order_relaxed);
#if MUTANT != 1
        atomic_thread_fence(memory_order_acquire);
#endif
        after = atomic_load_explicit(&sequence, memory_order_relaxed);
    } while (before != after || (before & 1));
    assert(a == b); // @same
    pthread_join(t, NULL);
    return 0;
}
