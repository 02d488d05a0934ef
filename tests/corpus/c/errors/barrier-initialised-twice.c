// barrier-initialised-twice.c — a barrier is initialised again while it is in use; after its end it may be.
// run: => violation assert@twice
// run: -- -DFIXED => ok
// run: --engine states --model sc => violation assert@twice
// run: --engine symbolic --model sc => violation assert@twice
#include <pthread.h>

int main(void)
{
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, 0, 1);
#ifdef FIXED
    pthread_barrier_destroy(&barrier);
#endif
    pthread_barrier_init(&barrier, 0, 1); // @twice
    pthread_barrier_wait(&barrier);
    pthread_barrier_destroy(&barrier);
    return 0;
}
