// barrier.c — everything before the barrier happens before everything after it; exactly one thread is told to be the serial one.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static pthread_barrier_t barrier;
static int written[N];
static atomic_int serial;

static void *worker(void *arg)
{
    intptr_t me = (intptr_t)arg;
    written[me] = 1;
    int result = pthread_barrier_wait(&barrier);
    assert(result == 0 || result == PTHREAD_BARRIER_SERIAL_THREAD);
    if (result == PTHREAD_BARRIER_SERIAL_THREAD)
        atomic_fetch_add_explicit(&serial, 1, memory_order_relaxed);
    for (int i = 0; i < N; i++)
        assert(written[i] == 1);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    assert(pthread_barrier_init(&barrier, NULL, N) == 0);
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(atomic_load(&serial) == 1);
    assert(pthread_barrier_destroy(&barrier) == 0);
    return 0;
}
