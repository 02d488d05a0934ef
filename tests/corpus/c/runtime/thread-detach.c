// thread-detach.c — a detached thread runs to its end; so do the others after pthread_exit in main.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *run(void *arg)
{
    (void)arg;
    atomic_store_explicit(&done, 1, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    assert(pthread_create(&t, NULL, run, NULL) == 0);
    assert(pthread_detach(t) == 0);
    while (!atomic_load_explicit(&done, memory_order_acquire))
        ;
    pthread_exit(NULL);
}
