// barrier-ends-early.c — a thread frees a barrier, or makes it anew, while the other one may still be looking at it: found whichever of the
// two threads was started first.
// run: => violation use-after-free@wait
// run: -- -DSWAPPED => violation use-after-free@wait
// run: -- -DAGAIN => violation race@wait
// run: -- -DAGAIN -DSWAPPED => violation race@wait
// run: --all-rounds -- -DAGAIN -DSWAPPED => violation race@wait
// run: -- -DFIXED => ok executions=1
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t *barrier;

static void *passes(void *arg)
{
    (void)arg;
    pthread_barrier_wait(barrier); // @wait
    return 0;
}

static void *ends(void *arg)
{
    (void)arg;
    pthread_barrier_wait(barrier);
#ifdef AGAIN
    pthread_barrier_destroy(barrier);
    pthread_barrier_init(barrier, 0, 2);
#elif !defined FIXED
    free(barrier);
#endif
    return 0;
}

int main(void)
{
    pthread_t a, b;
    barrier = malloc(sizeof *barrier);
    pthread_barrier_init(barrier, 0, 2);
#ifdef SWAPPED
    pthread_create(&a, 0, passes, 0);
    pthread_create(&b, 0, ends, 0);
#else
    pthread_create(&a, 0, ends, 0);
    pthread_create(&b, 0, passes, 0);
#endif
    pthread_join(a, 0);
    pthread_join(b, 0);
#if defined FIXED || defined AGAIN
    free(barrier);
#endif
    return 0;
}
