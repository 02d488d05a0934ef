// spin-ticket.c — a ticket lock: wait until the display shows one's own number.
// run: => ok executions=2 blocked=0
// run: -- -DN=3 => ok executions=6 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

static atomic_uint next, serving;
static int shared;

static void *worker(void *arg)
{
    (void)arg;
    unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&serving, memory_order_acquire) != mine)
        ;
    shared++;
    atomic_store_explicit(&serving, mine + 1, memory_order_release);
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
