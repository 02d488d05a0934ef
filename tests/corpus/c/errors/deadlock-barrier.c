// deadlock-barrier.c — a barrier for three with two visitors never opens.
// run: => violation deadlock@arrive
// run: -- -DFIXED => ok
#include <pthread.h>

static pthread_barrier_t barrier;

static void *arrive(void *arg)
{
    (void)arg;
    pthread_barrier_wait(&barrier); // @arrive
    return NULL;
}

int main(void)
{
    pthread_t a, b;
#ifdef FIXED
    pthread_barrier_init(&barrier, NULL, 2);
#else
    pthread_barrier_init(&barrier, NULL, 3);
#endif
    pthread_create(&a, NULL, arrive, NULL);
    pthread_create(&b, NULL, arrive, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
