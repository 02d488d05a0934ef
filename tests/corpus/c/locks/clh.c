// clh.c — the queue lock of Craig, Landin and Hagersten (1993): each thread spins on the node of its predecessor and takes it over.
// run: => ok
// run: -- -DN=3 => ok
// run: -- -DK=2 => ok
// run: --model sc -- -DN=3 => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DK=2 -DMUTANT=4 => violation liveness@spin
// why 1: the waiting thread reads the flag relaxed.
// why 2: the owner clears its flag relaxed.
// why 3: the exchange does not order the setting of the flag before the publication of the node, so the successor may read the value from before.
// why 4: the thread uses its own node again instead of its predecessor's, while its successor may still wait for it to be cleared.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

typedef struct {
    atomic_int busy;
} node_t;

static node_t nodes[N + 1];
static node_t *_Atomic tail = &nodes[N]; // a node that is not busy
static node_t *mine[N], *pred[N]; // mine[i] and pred[i] are used by thread i only

static void lock(long me)
{
    if (!mine[me])
        mine[me] = &nodes[me];
    atomic_store_explicit(&mine[me]->busy, 1, memory_order_relaxed);
    pred[me] = atomic_exchange_explicit(&tail, mine[me], WEAK(3, acq_rel));
    while (atomic_load_explicit(&pred[me]->busy, WEAK(1, acquire))) // @spin
        ;
}

static void unlock(long me)
{
    atomic_store_explicit(&mine[me]->busy, 0, WEAK(2, release));
    if (MUTANT != 4)
        mine[me] = pred[me];
}

static int count;

static void *thread(void *arg)
{
    long me = (long)arg;
    for (int k = 0; k < K; k++) {
        lock(me);
        count++; // @critical
        unlock(me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K);
    return 0;
}
