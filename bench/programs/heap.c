// heap.c — one long execution: a thread makes a list of N nodes, and main, once it has ended, counts and frees them. What
// counts is that twice as many take twice as long.
// run: => ok executions=1 blocked=0
// run: --model sc -- -DN=200 => ok executions=1 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 1000
#endif

struct node {
    struct node *next;
    int value;
};

static struct node *_Atomic top;

static void *thread(void *arg)
{
    (void)arg;
    for (int i = 0; i < N; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        node->next = atomic_load_explicit(&top, memory_order_relaxed);
        atomic_store_explicit(&top, node, memory_order_release);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    int count = 0;
    struct node *node = atomic_load_explicit(&top, memory_order_acquire);
    while (node) {
        struct node *next = node->next;
        assert(node->value == N - ++count);
        free(node);
        node = next;
    }
    assert(count == N);
    return 0;
}
