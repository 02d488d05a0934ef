// unjoined.c — main returns without joining a thread: a warning; a detached thread is meant to be left alone.
// run: => ok warning=unjoined
// run: -- -DFIXED => ok executions=1 blocked=0
// run: -- -DFIXED -DDETACH => ok executions=1 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int steps;

static void *run(void *arg)
{
    (void)arg;
    atomic_fetch_add(&steps, 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
#ifdef FIXED
#ifdef DETACH
    pthread_detach(t);
#else
    pthread_join(t, NULL);
#endif
#endif
    return 0;
}
