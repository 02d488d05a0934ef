// barrier-destroyed.c — a barrier is destroyed twice; or waited at after its end.
// run: => violation assert@twice
// run: -- -DWAIT => violation assert@wait
// run: -- -DFIXED => ok
// run: --engine states --model sc => violation assert@twice
#include <pthread.h>

static pthread_barrier_t barrier;

int main(void)
{
    pthread_barrier_init(&barrier, 0, 1);
    pthread_barrier_wait(&barrier);
    pthread_barrier_destroy(&barrier);
#ifdef WAIT
    pthread_barrier_wait(&barrier);    // @wait
#elif !defined FIXED
    pthread_barrier_destroy(&barrier); // @twice
#endif
    return 0;
}
