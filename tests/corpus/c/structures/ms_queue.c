// ms_queue.c — the lock-free queue of Michael and Scott (1996), as in RCMC (Table 6): each of N threads puts an item in and takes one out; nodes are not reused. With SPLIT the even threads put in and the odd ones take out; with TAKERS only so many of the threads also take out.
// run: => ok
// run: -- -DSC=1 => ok
// run: --model sc => ok
// run: --model wrc11 => ok
// run: -- -DSPLIT => ok
// run: -- -DSPLIT -DN=3 => ok
// run: -- -DTAKERS=1 => ok
// run: -- -DSPLIT -DMUTANT=1 => violation race@payload
// run: -- -DSPLIT -DMUTANT=2 => violation race@payload
// run: -- -DMUTANT=3 => violation assert@check
// run: -- -DMUTANT=4 => violation assert@check
// run: -- -DMUTANT=5 => violation assert@check
// run: -- -DSPLIT -DMUTANT=6 => violation race@payload
// why 1: the CAS that links the node does not release its contents, and a thread that helps to move the tail need not have them.
// why 2: the dequeue does not acquire the contents of the node it takes.
// why 3: the dequeue takes the value of the dummy node instead of the one after it.
// why 4: the head is moved by a store, so two threads may take the same item.
// why 5: the enqueue links the node by a store, so another node may be lost.
// why 6: the node is linked before its value is written.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef TAKERS
#define TAKERS N
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#ifdef SC // every access sequentially consistent
#define O(order) memory_order_seq_cst
#else
#define O(order) order
#endif
#define ACQ O(memory_order_acquire)
#define REL O(memory_order_release)
#define RLX O(memory_order_relaxed)

typedef struct node {
    struct node *_Atomic next;
    int value;
} node_t;

static node_t nodes[N + 1]; // the last one is the first dummy
static node_t *_Atomic head = &nodes[N], *_Atomic tail = &nodes[N];
static int got[N];

static void enqueue(node_t *n, int value)
{
    if (MUTANT != 6)
        n->value = value; // @payload
    for (;;) {
        node_t *t = atomic_load_explicit(&tail, ACQ);
        node_t *next = atomic_load_explicit(&t->next, ACQ);
        if (t != atomic_load_explicit(&tail, RLX))
            continue;
        if (next) { // help the thread that linked it
            atomic_compare_exchange_strong_explicit(&tail, &t, next, REL, RLX);
            continue;
        }
#if MUTANT == 5
        atomic_store_explicit(&t->next, n, REL);
#else
        if (!atomic_compare_exchange_strong_explicit(&t->next, &next, n, O(WEAK(1, release)), RLX))
            continue;
#endif
        if (MUTANT == 6)
            n->value = value; // @payload
        atomic_compare_exchange_strong_explicit(&tail, &t, n, REL, RLX);
        return;
    }
}

static int dequeue(void) // 0: empty
{
    for (;;) {
        node_t *h = atomic_load_explicit(&head, ACQ);
        node_t *t = atomic_load_explicit(&tail, ACQ);
        node_t *next = atomic_load_explicit(&h->next, O(WEAK(2, acquire)));
        if (h != atomic_load_explicit(&head, RLX))
            continue;
        if (!next)
            return 0;
        if (h == t) { // the tail is behind
            atomic_compare_exchange_strong_explicit(&tail, &t, next, REL, RLX);
            continue;
        }
        int value = (MUTANT == 3 ? h : next)->value; // @payload
#if MUTANT == 4
        atomic_store_explicit(&head, next, REL);
        return value;
#else
        if (atomic_compare_exchange_strong_explicit(&head, &h, next, REL, RLX))
            return value;
#endif
    }
}

static void *thread(void *arg)
{
    long me = (long)arg;
#ifdef SPLIT
    if (me % 2)
        got[me] = dequeue();
    else
        enqueue(&nodes[me], me + 1);
#else
    enqueue(&nodes[me], me + 1);
    if (me < TAKERS)
        got[me] = dequeue();
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int taken[N + 1] = { 0 }, value, good = 1;
    for (int i = 0; i < N; i++)
        taken[got[i]]++;
    while ((value = dequeue()))
        taken[value]++;
    for (int i = 0; i < N; i++) {
#ifdef SPLIT
        if (i % 2)
            continue;
#else
        good = good && (got[i] || i >= TAKERS); // every thread has put an item in, so the queue was not empty
#endif
        good = good && taken[i + 1] == 1;
    }
    assert(good); // @check
    return 0;
}
