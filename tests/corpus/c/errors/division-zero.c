// division-zero.c — a divisor that one interleaving leaves at zero.
// run: => violation division@divide
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int parts = 4;

static void *remove_all(void *arg)
{
    (void)arg;
    atomic_store(&parts, 0);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, remove_all, NULL);
#ifdef FIXED
    int n = atomic_load(&parts);
    int share = n ? 100 / n : 0;
#else
    int share = 0;
    if (atomic_load(&parts) != 0)
        share = 100 / atomic_load(&parts); // @divide
#endif
    pthread_join(t, NULL);
    return share != 0 && share != 25;
}
