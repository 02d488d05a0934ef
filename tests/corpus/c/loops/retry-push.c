// retry-push.c — a lock-free push: a failed round writes the private node again and means that another push succeeded; no bound needed.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *next;
    int value;
};

static _Atomic(struct node *) top;

static void *push(void *arg)
{
    struct node *node = arg;
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
    do {
        node->next = old;
    } while (!atomic_compare_exchange_strong_explicit(&top, &old, node, memory_order_release, memory_order_relaxed));
    return NULL;
}

int main(void)
{
    static struct node nodes[2] = {{NULL, 1}, {NULL, 2}};
    pthread_t a, b;
    pthread_create(&a, NULL, push, &nodes[0]);
    pthread_create(&b, NULL, push, &nodes[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int sum = 0, count = 0;
    for (struct node *n = atomic_load(&top); n; n = n->next) {
        sum += n->value;
        count++;
    }
    assert(sum == 3 && count == 2);
    return 0;
}
