// cas-weak.c — a weak compare and exchange in a loop adds exactly once per thread, whether or not it fails spuriously.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int total;

static void *add(void *arg)
{
    int n = *(int *)arg;
    int old = atomic_load_explicit(&total, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&total, &old, old + n, memory_order_acq_rel, memory_order_relaxed))
        ;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int one = 1, ten = 10;
    pthread_create(&a, NULL, add, &one);
    pthread_create(&b, NULL, add, &ten);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(atomic_load_explicit(&total, memory_order_relaxed) == 11);
    return 0;
}
