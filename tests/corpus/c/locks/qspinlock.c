// qspinlock.c — a queued spinlock after the one of the Linux kernel (4.13): lock bit, pending bit and tail of an MCS queue in one word, accessed as a whole only; with QUEUE every thread goes to the queue at once.
// run: -- -DN=2 => ok
// run: -- -DN=3 => ok
// run: -- -DN=2 -DSC=1 => ok
// run: --model sc -- -DN=2 => ok
// run: -- -DN=2 -DMUTANT=1 => violation race@critical
// run: -- -DN=2 -DMUTANT=2 => violation race@critical
// run: -- -DN=2 -DMUTANT=3 => violation race@critical
// run: -- -DN=3 -DMUTANT=4 => violation race@critical
// run: --ignore liveness -- -DN=3 -DMUTANT=5 => violation race@critical
// run: -- -DQUEUE => ok
// run: -- -DQUEUE -DN=3 => ok
// run: --ignore liveness -- -DQUEUE -DMUTANT=6 => violation race@critical
// why 1: the fast path takes the lock without acquire.
// why 2: the lock is given back without release.
// why 3: the pending thread waits for the lock bit without acquire.
// why 4: the head of the queue waits for lock and pending bit without acquire.
// why 5: the head of the queue does not wait for the pending thread.
// why 6: the queue is handed on by a relaxed store, so the new head may look at an old word, fail to swap it, and set the lock bit beside the owner.

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

#define LOCKED 1u
#define PENDING 0x100u
#define TAIL(i) (((unsigned)(i) + 1) << 16)
#define TAIL_MASK 0xffff0000u
#ifdef SC // every access sequentially consistent
#define O(order) memory_order_seq_cst
#else
#define O(order) order
#endif
#define RLX O(memory_order_relaxed)

typedef struct node {
    struct node *_Atomic next;
    atomic_int head; // is the thread the head of the queue?
} node_t;

static atomic_uint word;
static node_t nodes[N];

static void queue(long me)
{
    node_t *n = &nodes[me], *next;
    atomic_store_explicit(&n->next, NULL, RLX);
    atomic_store_explicit(&n->head, 0, RLX);
    unsigned val = atomic_load_explicit(&word, RLX);
    while (!atomic_compare_exchange_strong_explicit(&word, &val, (val & ~TAIL_MASK) | TAIL(me), O(memory_order_acq_rel), RLX))
        ;
    if (val & TAIL_MASK) {
        node_t *pred = &nodes[(val >> 16) - 1];
        atomic_store_explicit(&pred->next, n, O(memory_order_release));
        while (!atomic_load_explicit(&n->head, O(memory_order_acquire)))
            ;
    }
    // the head of the queue: wait for owner and pending thread
    while ((val = atomic_load_explicit(&word, O(WEAK(4, acquire)))) & (MUTANT == 5 ? LOCKED : LOCKED | PENDING))
        ;
    if ((val & TAIL_MASK) == TAIL(me) &&
        atomic_compare_exchange_strong_explicit(&word, &val, LOCKED, RLX, RLX))
        return; // the queue is empty
    atomic_fetch_or_explicit(&word, LOCKED, RLX);
    while (!(next = atomic_load_explicit(&n->next, O(memory_order_acquire))))
        ;
    atomic_store_explicit(&next->head, 1, O(WEAK(6, release)));
}

static void lock(long me)
{
    unsigned val = 0;
#ifdef QUEUE
    queue(me);
    return;
#endif
    if (atomic_compare_exchange_strong_explicit(&word, &val, LOCKED, O(WEAK(1, acquire)), RLX))
        return;
    if (val & ~LOCKED) {
        queue(me);
        return;
    }
    val = atomic_fetch_or_explicit(&word, PENDING, O(memory_order_acquire));
    if (val & ~LOCKED) { // somebody else was faster
        if (!(val & PENDING))
            atomic_fetch_and_explicit(&word, ~PENDING, RLX);
        queue(me);
        return;
    }
    if (val & LOCKED)
        while (atomic_load_explicit(&word, O(WEAK(3, acquire))) & LOCKED)
            ;
    atomic_fetch_add_explicit(&word, LOCKED - PENDING, RLX);
}

static void unlock(long me)
{
    (void)me;
    atomic_fetch_sub_explicit(&word, LOCKED, O(WEAK(2, release)));
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
