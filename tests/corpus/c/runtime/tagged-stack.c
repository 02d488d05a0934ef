// tagged-stack.c — a stack whose head is a pointer of 48 bits and a counter of 16, as in boost::lockfree; without the counter the node is popped twice.
// run: => ok
// run: --engine states --model sc => ok
// run: -- -DBROKEN => violation
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node { _Atomic uint64_t next; int value; };
static _Atomic uint64_t head;

static struct node *pointer(uint64_t word) { return (struct node *)(word & 0xffffffffffffull); }
#ifdef BROKEN
static uint64_t tagged(struct node *n, uint64_t old) { (void)old; return (uint64_t)n; }
#else
static uint64_t tagged(struct node *n, uint64_t old) { return (uint64_t)n | ((old >> 48) + 1) << 48; }
#endif

static void push(struct node *n)
{
    uint64_t old = atomic_load(&head);
    do atomic_store(&n->next, (uint64_t)pointer(old));
    while (!atomic_compare_exchange_strong(&head, &old, tagged(n, old)));
}
static struct node *pop(void)
{
    uint64_t old = atomic_load(&head);
    while (pointer(old)) {
        uint64_t next = atomic_load(&pointer(old)->next);
        if (atomic_compare_exchange_strong(&head, &old, tagged(pointer(next), old))) return pointer(old);
    }
    return NULL;
}

static void *popper(void *arg) { (void)arg; return pop(); }
int main(void)
{
    struct node nodes[2];
    push(&nodes[0]);
    push(&nodes[1]);
    pthread_t t;
    pthread_create(&t, NULL, popper, NULL);
    struct node *a = pop(), *b = pop();
    if (a) push(a);
    void *c;
    pthread_join(t, &c);
    // One of the two nodes is on the stack again, or the other thread has it; nobody has a node that somebody else has.
    assert(!(b && c) || b != c);
    struct node *d = pop();
    assert(!(d && c) || d != c);
    assert(!(d && b) || d != b);
    return 0;
}
