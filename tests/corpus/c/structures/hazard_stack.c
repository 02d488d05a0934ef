// hazard_stack.c — a Treiber stack whose nodes are freed, protected by hazard pointers (Michael 2004): a node is freed only if nobody announces it.
// run: => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation use-after-free@next
// run: -- -DMUTANT=2 => violation use-after-free@next
// run: -- -DMUTANT=3 => violation use-after-free@next
// run: -- -DMUTANT=4 => violation use-after-free@next
// run: -- -DMUTANT=5 => violation use-after-free@next
// why 1: the announcement and the second look at the top are not ordered, so the freeing thread may miss the announcement.
// why 2: the look at the announcements is not ordered after the removal of the node.
// why 3: the top is not looked at again after the announcement.
// why 4: the node is freed without a look at the announcements.
// why 5: an announcement is replaced by the next one without release, so the free is not ordered after the last read of the node announced before.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

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
static node_t *_Atomic hazard[2];
static node_t *kept[2]; // what each thread could not free
static int got[2];

static void push(int value)
{
    node_t *n = malloc(sizeof *n);
    n->value = value;
    n->next = atomic_load_explicit(&top, memory_order_relaxed);
    atomic_store_explicit(&top, n, memory_order_release); // only main pushes, before the threads start
}

static node_t *pop(long me)
{
    for (;;) {
        node_t *t = atomic_load_explicit(&top, memory_order_acquire);
        if (!t)
            return NULL;
        atomic_store_explicit(&hazard[me], t, WEAK(5, release));
        atomic_thread_fence(WEAK(1, seq_cst));
        if (MUTANT != 3 && atomic_load_explicit(&top, memory_order_acquire) != t)
            continue;
        node_t *next = t->next; // @next
        if (atomic_compare_exchange_strong_explicit(&top, &t, next, memory_order_seq_cst, memory_order_relaxed))
            return t;
    }
}

static void retire(long me, node_t *n)
{
    atomic_store_explicit(&hazard[me], NULL, memory_order_release);
#if MUTANT != 4
    atomic_thread_fence(WEAK(2, seq_cst));
    if (atomic_load_explicit(&hazard[1 - me], memory_order_acquire) == n) {
        kept[me] = n;
        return;
    }
#endif
    free(n); // @next
}

static void *thread(void *arg)
{
    long me = (long)arg;
    node_t *n = pop(me);
    if (n) {
        got[me] = n->value;
        retire(me, n);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 1; i <= 2; i++)
        push(i);
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(got[0] + got[1] == 3);
    free(kept[0]);
    free(kept[1]);
    return 0;
}
