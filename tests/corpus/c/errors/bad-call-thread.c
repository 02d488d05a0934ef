// bad-call-thread.c — pthread_create with a null start routine.
// run: => violation bad-call@create
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static void *(*start)(void *);

void *run(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t t;
    start = 0;
#ifdef FIXED
    start = run;
#endif
    pthread_create(&t, NULL, start, NULL); // @create
    pthread_join(t, NULL);
    return 0;
}
