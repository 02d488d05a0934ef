// spin-flag.c — the same with atomic_flag and three threads.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
        ;
    shared++;
    atomic_flag_clear_explicit(&lock, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(shared == N);
    return 0;
}
