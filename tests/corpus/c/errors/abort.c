// abort.c — abort() called in one of two executions; exit() is an ordinary end.
// run: => violation abort@abort
// run: -- -DFIXED => ok executions=2
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int turn;

static void *second(void *arg)
{
    (void)arg;
    atomic_store(&turn, 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, second, NULL);
    int seen = atomic_load(&turn);
    pthread_join(t, NULL);
    if (seen) {
#ifdef FIXED
        exit(0);
#else
        abort(); // @abort
#endif
    }
    return 0;
}
