// exit-in-join.c — the process ends while main waits for the threads: they are joined, though the join does not end.
// run: => ok
// run: -- -DFORGETS => ok warning=unjoined
#include <pthread.h>
#include <stdlib.h>

static void *run(void *arg)
{
    exit(0);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
#ifndef FORGETS
    pthread_join(t, NULL);
#endif
    return 0;
}
