// use-after-free-threads.c — one thread frees a buffer and says so; the other reads it all the same.
// run: => violation use-after-free@read
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *buffer;
static atomic_int released;

static void *owner(void *arg)
{
    (void)arg;
#ifndef FIXED
    free(buffer);
#endif
    atomic_store_explicit(&released, 1, memory_order_release);
    return NULL;
}

int main(void)
{
    buffer = malloc(sizeof *buffer);
    *buffer = 5;
    pthread_t t;
    pthread_create(&t, NULL, owner, NULL);
    int sum = 0;
    if (atomic_load_explicit(&released, memory_order_acquire))
        sum += *buffer; // @read
    pthread_join(t, NULL);
#ifdef FIXED
    free(buffer);
#endif
    return sum != 0 && sum != 5;
}
