// spin-two-flags.c — waiting for two flags at once, with && and with ||.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;
static int data_a, data_b;

static void *set_a(void *arg)
{
    (void)arg;
    data_a = 1;
    atomic_store_explicit(&a, 1, memory_order_release);
    return NULL;
}

static void *set_b(void *arg)
{
    (void)arg;
    data_b = 2;
    atomic_store_explicit(&b, 1, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t ta, tb;
    pthread_create(&ta, NULL, set_a, NULL);
    pthread_create(&tb, NULL, set_b, NULL);
    while (!atomic_load_explicit(&a, memory_order_acquire) && !atomic_load_explicit(&b, memory_order_acquire))
        ; // one of them
    while (!atomic_load_explicit(&a, memory_order_acquire) || !atomic_load_explicit(&b, memory_order_acquire))
        ; // both of them
    assert(data_a + data_b == 3);
    pthread_join(ta, NULL);
    pthread_join(tb, NULL);
    return 0;
}
