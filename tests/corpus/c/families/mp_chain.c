// mp_chain.c — a message handed on by N threads, each only if it got it: N + 1 executions, and the last thread sees the plain data.
// run: -- -DN=1 => ok executions=2 blocked=0
// run: -- -DN=2 => ok executions=3 blocked=0
// run: -- -DN=4 => ok executions=5 blocked=0
// run: -- -DN=8 => ok executions=9 blocked=0
// run: --model wrc11 -- -DN=4 => ok executions=5 blocked=0
// run: --model sc -- -DN=4 => ok executions=5 blocked=0
// run: -- -DMUTANT=1 => violation race@read
// run: -- -DMUTANT=2 => violation race@read
// run: -- -DMUTANT=3 => violation race@read
// why 1: the first store releases nothing, so the chain carries no happens-before from the data.
// why 2: the chain is cut where a thread passes the flag on without release.
// why 3: the chain is cut where a thread takes the flag without acquire.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

#if MUTANT == 1
#define FIRST memory_order_relaxed
#else
#define FIRST memory_order_release
#endif
#if MUTANT == 2
#define PASS memory_order_relaxed
#else
#define PASS memory_order_release
#endif
#if MUTANT == 3
#define TAKE memory_order_relaxed
#else
#define TAKE memory_order_acquire
#endif

static int data;
static atomic_int flag[N + 1];

static void *sender(void *arg)
{
    (void)arg;
    data = 42;
    atomic_store_explicit(&flag[0], 1, FIRST);
    return NULL;
}

static void *thread(void *arg)
{
    long i = (long)arg;
    if (atomic_load_explicit(&flag[i - 1], TAKE) == 0)
        return NULL;
    if (i == N)
        assert(data == 42); // @read
    else
        atomic_store_explicit(&flag[i], 1, PASS);
    return NULL;
}

int main(void)
{
    pthread_t t[N + 1];
    pthread_create(&t[0], NULL, sender, NULL);
    for (long i = 1; i <= N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i <= N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
