// leak-thread.c — of two threads that install a buffer, the loser forgets its own.
// run: => ok executions=2 warning=leak
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) installed;

static void *install(void *arg)
{
    (void)arg;
    int *mine = malloc(sizeof *mine);
    int *expected = NULL;
    *mine = 1;
    if (!atomic_compare_exchange_strong(&installed, &expected, mine)) {
#ifdef FIXED
        free(mine);
#endif
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, install, NULL);
    pthread_create(&b, NULL, install, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(atomic_load(&installed));
    return 0;
}
