// stack.c — Treiber's stack (1986): each of N threads pushes a node of its own and pops one.
// run: -- -DN=2 => ok executions=20 blocked=0
// run: -- -DN=3 => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

typedef struct cell {
    _Atomic(struct cell *) below;
    int content;
} cell;

static cell cells[N];
static _Atomic(cell *) head;

static void push(cell *c)
{
    cell *old = atomic_load_explicit(&head, memory_order_relaxed);
    do
        atomic_store_explicit(&c->below, old, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&head, &old, c, memory_order_release, memory_order_relaxed));
}

static cell *pop(void)
{
    cell *old = atomic_load_explicit(&head, memory_order_acquire), *below;
    do {
        assert(old != NULL);
        below = atomic_load_explicit(&old->below, memory_order_relaxed);
    } while (!atomic_compare_exchange_strong_explicit(&head, &old, below, memory_order_acquire, memory_order_acquire));
    return old;
}

static void *thread(void *arg)
{
    cell *own = arg;
    own->content = 1;
    push(own);
    assert(pop()->content == 1);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, &cells[i]);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
