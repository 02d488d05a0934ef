// readers-writer.c — a lock for READERS readers and a writer: the number of readers, -1 for the writer, changed by compare-exchange until that works.
// run: -- -DREADERS=1 => ok executions=2 blocked=0
// run: -- -DREADERS=2 => ok executions=14 blocked=0
// run: -- -DREADERS=3 => ok executions=231 blocked=0
// (About as many as there are orders of the exchanges, since a load that an exchange confirms saw what that saw: 2, 14 and 216.)
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int readers;
static int left, right;

static void *reader(void *arg)
{
    for (;;) {
        int now = atomic_load_explicit(&readers, memory_order_relaxed);
        if (now >= 0
            && atomic_compare_exchange_strong_explicit(&readers, &now, now + 1, memory_order_acquire, memory_order_relaxed))
            break;
    }
    assert(left == right);
    atomic_fetch_sub_explicit(&readers, 1, memory_order_release);
    return arg;
}

static void *writer(void *arg)
{
    int none;
    do
        none = 0;
    while (!atomic_compare_exchange_strong_explicit(&readers, &none, -1, memory_order_acquire, memory_order_relaxed));
    left++;
    right++;
    atomic_store_explicit(&readers, 0, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t[READERS + 1];
    for (long i = 0; i < READERS; i++)
        pthread_create(&t[i], NULL, reader, (void *)i);
    pthread_create(&t[READERS], NULL, writer, NULL);
    for (int i = 0; i <= READERS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
