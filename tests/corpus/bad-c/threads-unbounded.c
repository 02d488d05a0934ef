// threads-unbounded.c — a loop that starts threads without end.
// run: => refused message="more than 16384 threads"
#include <pthread.h>

static void *run(void *arg)
{
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t t;
        if (pthread_create(&t, NULL, run, NULL) != 0)
            break;
        pthread_detach(t);
    }
    return 0;
}
