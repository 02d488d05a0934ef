// deadlock-join-self.c — a thread that joins itself waits for ever (glibc returns EDEADLK; POSIX promises nothing).
// run: => violation deadlock@join
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static void *run(void *arg)
{
#ifdef FIXED
    return arg;
#else
    (void)arg;
    pthread_join(pthread_self(), NULL); // @join
    return NULL;
#endif
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
    pthread_join(t, NULL);
    return 0;
}
