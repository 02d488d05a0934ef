// seqlock-readers.c — a sequence lock with one writer and READERS readers, which read again if the writer came between: each reads before or after.
// run: -- -DREADERS=2 => ok executions=4 blocked=0
// run: -- -DREADERS=3 => ok executions=8 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int version, left, right;

static void *reader(void *arg)
{
    int before, a, b;
    do {
        do
            before = atomic_load_explicit(&version, memory_order_acquire);
        while (before % 2);
        a = atomic_load_explicit(&left, memory_order_relaxed);
        b = atomic_load_explicit(&right, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
    } while (before != atomic_load_explicit(&version, memory_order_relaxed));
    assert(a == b);
    return arg;
}

static void *writer(void *arg)
{
    atomic_store_explicit(&version, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&left, 7, memory_order_relaxed);
    atomic_store_explicit(&right, 7, memory_order_relaxed);
    atomic_store_explicit(&version, 2, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t[READERS + 1];
    pthread_create(&t[0], NULL, writer, NULL);
    for (long i = 1; i <= READERS; i++)
        pthread_create(&t[i], NULL, reader, (void *)i);
    for (int i = 0; i <= READERS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
