// ticketlock.c — N threads enter once each by drawing tickets (xmm-thesis Table 7.2): N! executions.
// run: -- -DN=2 => ok executions=2 blocked=0
// run: -- -DN=3 => ok executions=6 blocked=0
// run: -- -DN=4 => ok executions=24 blocked=0
// run: -- -DN=5 => ok executions=120 blocked=0
// run: -- -DN=6 => ok executions=720 blocked=0
// run: --model sc -- -DN=4 => ok executions=24 blocked=0
// run: -- -DN=4 -DNOJOIN => ok executions=24 blocked=0 warning=unjoined

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_uint next, called;
static int count;

static void *thread(void *arg)
{
    (void)arg;
    unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&called, memory_order_acquire) != mine)
        ;
    count++;
    assert(count == (int)mine + 1);
    atomic_store_explicit(&called, mine + 1, memory_order_release); // only the owner writes it
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
