// private-forever.c — a thread that reads once and then goes round a loop without reading again: no write sets it free.
// run: => violation liveness@first
// run: --model sc => violation liveness@first
// run: --all-rounds => violation liveness@first
// run: --equivalence rf => violation liveness@first
// run: -- -DLATER=1 => violation liveness@later
// run: --model sc -- -DLATER=1 => violation liveness@later
// run: -- -DFIXED=1 => ok executions=1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writer(void *arg)
{
    (void)arg;
    atomic_store(&x, 1);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
#if LATER
    unsigned failed = 0;
    while (!atomic_load(&x)) {
        failed++;
        while (failed == 2) // @later
            ;
    }
#elif FIXED
    while (!atomic_load(&x))
        ;
#else
    int seen = atomic_load(&x);
    while (!seen) // @first
        ;
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
