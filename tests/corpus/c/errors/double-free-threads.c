// double-free-threads.c — two threads clean up the same buffer; with an exchange only one of them gets it.
// run: => violation double-free@free
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) buffer;

static void *clean(void *arg)
{
    (void)arg;
#ifdef FIXED
    int *mine = atomic_exchange(&buffer, NULL);
    free(mine);
#else
    int *mine = atomic_load(&buffer);
    if (mine) {
        atomic_store(&buffer, NULL);
        free(mine); // @free
    }
#endif
    return NULL;
}

int main(void)
{
    atomic_init(&buffer, malloc(sizeof(int)));
    pthread_t a, b;
    pthread_create(&a, NULL, clean, NULL);
    pthread_create(&b, NULL, clean, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
