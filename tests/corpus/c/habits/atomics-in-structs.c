// atomics-in-structs.c — atomic members of a struct on the heap, an array of such structs, an atomic pointer to one.
// run: => ok
// habit: concurrent
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int before; _Atomic short count; atomic_bool ready; int data; };
static _Atomic(struct node *) head;
static void *publish(void *p)
{
    struct node *n = calloc(1, sizeof *n);
    n->data = 42;
    n->count = 2;
    atomic_store(&n->ready, 1);
    atomic_store_explicit(&head, n, memory_order_release);
    return p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, publish, 0);
    struct node *n = atomic_load_explicit(&head, memory_order_acquire);
    if (n)
        assert(n->data == 42 && ++n->count == 3 && n->ready);
    pthread_join(t, 0);
    free(atomic_load(&head));
    return 0;
}
