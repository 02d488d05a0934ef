// mpsc_intrusive.c — the intrusive queue of Vyukov for several producers and one consumer: an exchange of the head, then a link.
// run: => ok executions=4
// run: -- -DP=3 => ok executions=12
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@payload
// run: -- -DMUTANT=2 => violation race@payload
// run: -- -DMUTANT=3 => violation assert@lost
// run: -- -DMUTANT=4 => violation assert@lost
// run: -- -DMUTANT=5 => violation assert@lost
// why 1: the link is stored relaxed, so the contents of the node need not be there.
// why 2: the consumer reads the link relaxed.
// why 3: the exchange does not order the clearing of the link before the publication of the node, so the next producer's link may be overwritten.
// why 4: a load and a store instead of the exchange: two producers may link themselves to the same node.
// why 5: the consumer stops at the first node, without the last one.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef P
#define P 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

typedef struct node {
    struct node *_Atomic next;
    int value;
} node_t;

static node_t stub, nodes[P];
static node_t *_Atomic head = &stub; // the node put in last
static node_t *tail = &stub; // the consumer's: the last node taken
static int seen[P];

static void put(node_t *n)
{
    atomic_store_explicit(&n->next, NULL, memory_order_relaxed);
#if MUTANT == 4
    node_t *prev = atomic_load_explicit(&head, memory_order_acquire);
    atomic_store_explicit(&head, n, memory_order_release);
#else
    node_t *prev = atomic_exchange_explicit(&head, n, WEAK(3, acq_rel));
#endif
    atomic_store_explicit(&prev->next, n, WEAK(1, release));
}

static node_t *get(void)
{
    node_t *n = atomic_load_explicit(&tail->next, WEAK(2, acquire));
    if (n)
        tail = n;
    return n;
}

static void *producer(void *arg)
{
    long me = (long)arg;
    nodes[me].value = me; // @payload
    put(&nodes[me]);
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    node_t *n = get(); // one try: the rest is left to main
    if (n)
        seen[n->value]++;
    return NULL;
}

int main(void)
{
    pthread_t t[P + 1];
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, producer, (void *)i);
    pthread_create(&t[P], NULL, consumer, NULL);
    for (int i = 0; i <= P; i++)
        pthread_join(t[i], NULL);
    node_t *n;
    while ((n = get()) && (MUTANT != 5 || n != atomic_load_explicit(&head, memory_order_relaxed)))
        seen[n->value]++;
    for (int i = 0; i < P; i++)
        assert(seen[i] == 1); // @lost
    return 0;
}
