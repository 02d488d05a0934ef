// oob-global.c — an index from a thread's argument runs over a global array.
// run: => violation out-of-bounds@write
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>
#include <stdint.h>

#ifdef FIXED
#define SIZE 3
#else
#define SIZE 2
#endif

static int results[SIZE];
static int neighbour[4];

static void *run(void *arg)
{
    intptr_t i = (intptr_t)arg;
    results[i] = 1; // @write
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (intptr_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return neighbour[0];
}
