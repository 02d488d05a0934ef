// cas-strong-loop.c — the same with a strong one: a failed round means that the other thread succeeded, so two rounds are enough.
// run: => ok
// run: --unroll 3 => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int total;

static void *add(void *arg)
{
    int n = *(int *)arg, rounds = 0;
    int old = atomic_load_explicit(&total, memory_order_relaxed);
    do {
        rounds++;
    } while (!atomic_compare_exchange_strong_explicit(&total, &old, old + n, memory_order_acq_rel, memory_order_relaxed));
    assert(rounds <= 2);
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
