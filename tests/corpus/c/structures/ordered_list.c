// ordered_list.c — insertion into an ordered lock-free list (the insertion of Harris 2001): N threads insert a key each.
// run: => ok executions=4
// run: -- -DN=3 => ok executions=46
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@key
// run: -- -DMUTANT=2 => violation race@key
// run: -- -DMUTANT=3 => violation assert@list
// run: -- -DMUTANT=4 => violation assert@list
// run: -- -DMUTANT=5 => violation race@key
// why 1: the node is linked relaxed, so a thread that walks over it need not see its key.
// why 2: the links are followed relaxed.
// why 3: after a failed CAS the place is not searched again, so the order may be broken.
// why 4: the node is linked by a store, so another node may be lost.
// why 5: the key is written after the node is linked.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

typedef struct node {
    struct node *_Atomic next;
    int key;
} node_t;

static node_t *_Atomic head;
static node_t nodes[N];

static void insert(node_t *n, int key)
{
    if (MUTANT != 5)
        n->key = key; // @key
    for (;;) {
        node_t *_Atomic *link = &head;
        node_t *next = atomic_load_explicit(link, WEAK(2, acquire));
        while (next && next->key < key) { // @key
            link = &next->next;
            next = atomic_load_explicit(link, WEAK(2, acquire));
        }
        atomic_store_explicit(&n->next, next, memory_order_relaxed);
#if MUTANT == 3
        while (!atomic_compare_exchange_strong_explicit(link, &next, n, memory_order_release, memory_order_acquire))
            atomic_store_explicit(&n->next, next, memory_order_relaxed);
        return;
#elif MUTANT == 4
        atomic_store_explicit(link, n, memory_order_release);
        return;
#else
        if (atomic_compare_exchange_strong_explicit(link, &next, n, WEAK(1, release), memory_order_relaxed))
            break;
#endif
    }
    if (MUTANT == 5)
        n->key = key; // @key
}

static void *thread(void *arg)
{
    long me = (long)arg;
    insert(&nodes[me], me + 1);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int expected = 1;
    for (node_t *n = atomic_load_explicit(&head, memory_order_relaxed); n; n = atomic_load_explicit(&n->next, memory_order_relaxed)) {
        if (n->key != expected)
            break;
        expected++;
    }
    assert(expected == N + 1); // @list
    return 0;
}
