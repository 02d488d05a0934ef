// lazy_list.c — the lazy list set of Heller et al. (2006): a lock per node, a mark for removed nodes, and a look-up without locks.
// run: => ok
// run: -- -DKEY=1 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation assert@lost
// run: -- -DMUTANT=2 => violation race@key
// run: -- -DMUTANT=3 => violation race@key
// run: -- -DMUTANT=4 => violation assert@lost
// run: -- -DKEY=1 -DMUTANT=5 => violation deadlock@lock
// why 1: the neighbours are not checked again under their locks, so the new node may be linked to a removed one.
// why 2: the new node is linked relaxed, so a look-up without locks may see it without its key.
// why 3: the links are followed relaxed, with the same effect.
// why 4: a removed node is not marked, so the check cannot see that it is out of the list.
// why 5: remove takes the locks in the opposite order.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef KEY
#define KEY 3
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

typedef struct node {
    int key;
    struct node *_Atomic next;
    atomic_int removed;
    pthread_mutex_t mutex;
} node_t;

static node_t last = { 99, NULL, 0, PTHREAD_MUTEX_INITIALIZER };
static node_t two = { 2, &last, 0, PTHREAD_MUTEX_INITIALIZER };
static node_t first = { 0, &two, 0, PTHREAD_MUTEX_INITIALIZER };
static node_t fresh; // the node that is added

static node_t *next_of(node_t *n)
{
    return atomic_load_explicit(&n->next, WEAK(3, acquire));
}

static void find(int key, node_t **pred, node_t **curr)
{
    *pred = &first;
    *curr = next_of(*pred);
    while ((*curr)->key < key) { // @key
        *pred = *curr;
        *curr = next_of(*pred);
    }
}

static void lock(node_t *a, node_t *b)
{
    pthread_mutex_lock(&a->mutex); // @lock
    pthread_mutex_lock(&b->mutex); // @lock
}

static void unlock(node_t *a, node_t *b)
{
    pthread_mutex_unlock(&a->mutex);
    pthread_mutex_unlock(&b->mutex);
}

static int valid(node_t *pred, node_t *curr)
{
    return MUTANT == 1 || (!atomic_load_explicit(&pred->removed, memory_order_relaxed) &&
                           !atomic_load_explicit(&curr->removed, memory_order_relaxed) && next_of(pred) == curr);
}

static void add(node_t *n, int key)
{
    node_t *pred, *curr;
    n->key = key; // @key
    for (;;) {
        find(key, &pred, &curr);
        lock(pred, curr);
        if (valid(pred, curr))
            break;
        unlock(pred, curr);
    }
    atomic_store_explicit(&n->next, curr, memory_order_relaxed);
    atomic_store_explicit(&pred->next, n, WEAK(2, release));
    unlock(pred, curr);
}

static void remove_two(void)
{
    node_t *pred, *curr;
    for (;;) {
        find(2, &pred, &curr);
        if (MUTANT == 5)
            lock(curr, pred);
        else
            lock(pred, curr);
        if (valid(pred, curr))
            break;
        unlock(pred, curr);
    }
    if (MUTANT != 4)
        atomic_store_explicit(&curr->removed, 1, memory_order_relaxed);
    atomic_store_explicit(&pred->next, next_of(curr), memory_order_release);
    unlock(pred, curr);
}

static int contains(int key)
{
    node_t *pred, *curr;
    find(key, &pred, &curr);
    return curr->key == key && !atomic_load_explicit(&curr->removed, memory_order_relaxed);
}

static void *adder(void *arg)
{
    (void)arg;
    pthread_mutex_init(&fresh.mutex, NULL);
    add(&fresh, KEY);
    return NULL;
}

static void *remover(void *arg)
{
    (void)arg;
    remove_two();
    contains(KEY);
    return NULL;
}

int main(void)
{
    pthread_t a, r;
    pthread_create(&a, NULL, adder, NULL);
    pthread_create(&r, NULL, remover, NULL);
    pthread_join(a, NULL);
    pthread_join(r, NULL);
    assert(contains(KEY) && !contains(2)); // @lost
    return 0;
}
