// spin-pointer.c — waiting for a pointer and following it; the loop's condition is an assignment.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

static struct node tail = {2, NULL}, head = {1, NULL};

static void *linker(void *arg)
{
    (void)arg;
    tail.value = 20;
    atomic_store_explicit(&head.next, &tail, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct node *next;
    pthread_create(&t, NULL, linker, NULL);
    while ((next = atomic_load_explicit(&head.next, memory_order_acquire)) == NULL)
        ;
    assert(next->value == 20);
    pthread_join(t, NULL);
    return 0;
}
