// liveness-await.c — waiting for a flag that nobody ever sets to the awaited value.
// run: => violation liveness@await
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *arg)
{
    (void)arg;
#ifdef FIXED
    atomic_store(&flag, 2);
#else
    atomic_store(&flag, 1);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, setter, NULL);
    while (atomic_load(&flag) != 2) // @await
        ;
    pthread_join(t, NULL);
    return 0;
}
