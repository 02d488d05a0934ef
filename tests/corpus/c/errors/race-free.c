// race-free.c — freeing memory that another thread may still be writing to; joining first is right.
// run: => violation use-after-free@write  (or the same pair seen in the other order, as a race with the free)
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>
#include <stdlib.h>

static void *write_it(void *arg)
{
    *(int *)arg = 7; // @write
    return NULL;
}

int main(void)
{
    int *p = malloc(sizeof *p);
    pthread_t t;
    pthread_create(&t, NULL, write_it, p);
#ifdef FIXED
    pthread_join(t, NULL);
    free(p);
#else
    free(p);
    pthread_join(t, NULL);
#endif
    return 0;
}
