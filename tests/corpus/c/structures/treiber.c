// treiber.c — the lock-free stack of Treiber (1986); popped nodes are kept, so there is no ABA problem.
// run: => ok executions=40
// run: -- -DN=3 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@next
// run: -- -DMUTANT=2 => violation race@next
// run: -- -DMUTANT=3 => violation race@next
// run: --ignore race -- -DMUTANT=4 => violation assert@lost
// run: -- -DMUTANT=5 => violation assert@lost
// why 1: the push does not release the contents of the node.
// why 2: the pop does not acquire them (neither the first look nor the failed CAS).
// why 3: only the failed CAS does not acquire, and the loop goes on with what it saw.
// why 4: the pop takes the node by a store, so two threads may pop the same node, or lose another.
// why 5: the push takes the place of the top by a store, so another node may be lost.

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
    struct node *next;
    int value;
} node_t;

static node_t *_Atomic top;
static node_t nodes[N];
static int popped[N]; // how often each value was popped, by main after the joins
static int got[N];

static void push(node_t *n)
{
    node_t *t = atomic_load_explicit(&top, memory_order_relaxed);
#if MUTANT == 5
    n->next = t;
    atomic_store_explicit(&top, n, memory_order_release);
#else
    do
        n->next = t; // @next
    while (!atomic_compare_exchange_strong_explicit(&top, &t, n, WEAK(1, release), memory_order_relaxed));
#endif
}

static node_t *pop(void)
{
    node_t *t = atomic_load_explicit(&top, WEAK(2, acquire));
#if MUTANT == 4
    if (t)
        atomic_store_explicit(&top, t->next, memory_order_relaxed);
#else
    while (t && !atomic_compare_exchange_strong_explicit(&top, &t, t->next, memory_order_relaxed,
                                                         MUTANT == 2 || MUTANT == 3 ? memory_order_relaxed : memory_order_acquire))
        ;
#endif
    return t;
}

static void *thread(void *arg)
{
    long me = (long)arg;
    nodes[me].value = me;
    push(&nodes[me]);
    node_t *n = pop();
    got[me] = n ? n->value : -1;
    if (n)
        n->value = -1; // it is ours now
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int once = 0;
    for (int i = 0; i < N; i++)
        if (got[i] >= 0 && ++popped[got[i]] == 1)
            once++;
    assert(once == N); // @lost
    return 0;
}
