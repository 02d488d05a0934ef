// pause-without-end.c — a thread that waits pauses longer in every round; in the second one it counts past its goal, round after round of the pause.
// run: => unknown message="was cut off at tests/corpus/c/loops/pause-without-end.c:14"
// run: -- -DSTEP=1 => ok executions=1 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#ifndef STEP
#define STEP 2
#endif
static atomic_int ready;
static void *waiter(void *arg)
{
    unsigned pause = 0;
    while (!atomic_load(&ready))
        for (unsigned i = 1, goal = ++pause; i != goal; i += STEP)
            ;
    return arg;
}
int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    atomic_store(&ready, 1);
    pthread_join(thread, NULL);
    return 0;
}
