// wrong-arguments.c — pthread_create with too few arguments.
// run: => refused message="too few arguments"
#include <pthread.h>

static void *run(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, run, NULL);
    return 0;
}
