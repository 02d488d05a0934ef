// exit-leak.c — memory that another thread would still free is no leak when the process ends; memory that nobody frees is one.
// run: => ok warning=unjoined
// run: -- -DLEAK => ok warning=leak
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int stop;

static void *serve(void *arg)
{
#ifndef LEAK
    while (!atomic_load(&stop))
        ;
#endif
    (void)arg;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, serve, malloc(8));
    exit(0);
}
