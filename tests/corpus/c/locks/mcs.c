// mcs.c — the queue lock of Mellor-Crummey and Scott (1991): each thread spins on its own node.
// run: => ok
// run: -- -DN=3 => ok
// run: -- -DK=2 => ok
// run: --model sc -- -DN=3 => ok
// run: --ignore liveness -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: -- -DMUTANT=5 => violation liveness@stuck
// run: -- -DMUTANT=6 => violation null@handover
// why 1: the exchange does not acquire, so a thread that finds the queue empty again does not see the last owner (and a successor may be forgotten as in 5).
// why 2: the handover to the successor is relaxed.
// why 3: the CAS that empties the queue is relaxed, so the next thread to find it empty acquires nothing.
// why 4: the waiting thread reads its flag relaxed.
// why 5: the exchange does not release, so the store of NULL to next may come after the successor linked itself there, and the successor is never told.
// why 6: the owner does not wait for a successor that is in the queue but has not linked itself yet.

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

typedef struct node {
    struct node *_Atomic next;
    atomic_int waiting;
} node_t;

static node_t nodes[N];
static node_t *_Atomic tail;

#define SWAP (MUTANT == 1 ? memory_order_release : MUTANT == 5 ? memory_order_acquire : memory_order_acq_rel)

static void lock(long me)
{
    node_t *n = &nodes[me];
    atomic_store_explicit(&n->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&n->waiting, 1, memory_order_relaxed);
    node_t *pred = atomic_exchange_explicit(&tail, n, SWAP);
    if (!pred)
        return;
    atomic_store_explicit(&pred->next, n, memory_order_release);
    while (atomic_load_explicit(&n->waiting, WEAK(4, acquire))) // @stuck
        ;
}

static void unlock(long me)
{
    node_t *n = &nodes[me];
    node_t *next = atomic_load_explicit(&n->next, memory_order_acquire);
    if (!next) {
        node_t *expected = n;
        if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, WEAK(3, release), memory_order_relaxed))
            return;
#if MUTANT != 6
        while (!(next = atomic_load_explicit(&n->next, memory_order_acquire))) // @stuck
            ;
#endif
    }
    atomic_store_explicit(&next->waiting, 0, WEAK(2, release)); // @handover
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
