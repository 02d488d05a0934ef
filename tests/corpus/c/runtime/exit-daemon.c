// exit-daemon.c — the process ends when main returns or calls exit: a thread that waits for ever is no error then. It is one after pthread_exit.
// run: => ok executions=1 blocked=0
// run: -- -DEXIT => ok executions=1 blocked=0
// run: -- -DNOW => ok executions=1 blocked=0
// run: -- -DQUICK => ok executions=1 blocked=0
// run: --model tso --engine states => ok
// run: --model lmo -- -DEXIT => ok
// run: --model tso --engine states --property termination => ok
// run: -- -DLEAVE => violation liveness@waits
// run: --model sc --engine states -- -DLEAVE => violation livelock
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static atomic_int stop;

static void *serve(void *arg)
{
    (void)arg;
    while (!atomic_load_explicit(&stop, memory_order_relaxed)) // @waits
        ;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, serve, NULL);
    pthread_detach(t);
#if defined EXIT
    exit(0);
#elif defined NOW
    _exit(1);
#elif defined QUICK
    quick_exit(1);
#elif defined LEAVE
    pthread_exit(NULL);
#endif
    return 0;
}
