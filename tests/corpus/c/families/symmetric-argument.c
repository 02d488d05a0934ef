// symmetric-argument.c — threads that differ only in an argument that none of them uses are identical for --symmetry.
// run: => ok executions=24
// run: --symmetry => ok executions=1
// run: --symmetry -- -DUSED => ok executions=24
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int count;
#ifdef USED
static atomic_int last;
#endif

static void *increment(void *arg)
{
    int number = (int)(intptr_t)arg;
    (void)number;
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
#ifdef USED
    if (number == 4) atomic_store_explicit(&last, number, memory_order_relaxed);
#endif
    return 0;
}

int main(void)
{
    pthread_t t[4];
    pthread_create(&t[0], 0, increment, (void *)0);
    pthread_create(&t[1], 0, increment, (void *)1);
    pthread_create(&t[2], 0, increment, (void *)2);
    pthread_create(&t[3], 0, increment, (void *)3);
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
    return 0;
}
