// two_lock_queue.c — the two-lock queue of Michael and Scott (1996): one mutex for the head, one for the tail; the link of the dummy node is shared by both.
// run: => ok executions=2
// run: -- -DP=2 -DC=1 => ok executions=4
// run: -- -DP=1 -DC=2 => ok executions=6
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@payload
// run: -- -DMUTANT=2 => violation race@payload
// run: -- -DP=2 -DC=1 -DMUTANT=3 => violation race@tail
// run: -- -DP=2 -DC=2 -DMUTANT=4 => violation race@head
// run: -- -DMUTANT=5 => violation race@link
// why 1: the link is stored relaxed, and the mutexes of the two ends are different ones.
// why 2: the link is read relaxed.
// why 3: the producers do not take the tail mutex.
// why 4: the consumers do not take the head mutex.
// why 5: the link is a plain variable.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef P
#define P 1
#endif
#ifndef C
#define C 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#if MUTANT == 5
#define LINK struct node *
#define SET_LINK(p, v) (*(p) = (v))
#define GET_LINK(p) (*(p))
#else
#define LINK struct node *_Atomic
#define SET_LINK(p, v) atomic_store_explicit(p, v, WEAK(1, release))
#define GET_LINK(p) atomic_load_explicit(p, WEAK(2, acquire))
#endif

typedef struct node {
    LINK next;
    int value;
} node_t;

static node_t dummy, nodes[P];
static node_t *head = &dummy, *tail = &dummy;
static pthread_mutex_t head_mutex = PTHREAD_MUTEX_INITIALIZER, tail_mutex = PTHREAD_MUTEX_INITIALIZER;
static int got[C];

static void enqueue(node_t *n)
{
    if (MUTANT != 3)
        pthread_mutex_lock(&tail_mutex);
    node_t *last = tail; // @tail
    SET_LINK(&last->next, n); // @link
    tail = n; // @tail
    if (MUTANT != 3)
        pthread_mutex_unlock(&tail_mutex);
}

static int dequeue(void)
{
    int value = 0;
    if (MUTANT != 4)
        pthread_mutex_lock(&head_mutex);
    node_t *first = head; // @head
    node_t *n = GET_LINK(&first->next); // @link
    if (n) {
        value = n->value; // @payload
        head = n; // @head
    }
    if (MUTANT != 4)
        pthread_mutex_unlock(&head_mutex);
    return value;
}

static void *producer(void *arg)
{
    long me = (long)arg;
    nodes[me].value = me + 1; // @payload
    enqueue(&nodes[me]);
    return NULL;
}

static void *consumer(void *arg)
{
    long me = (long)arg;
    got[me] = dequeue();
    return NULL;
}

int main(void)
{
    pthread_t t[P + C];
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, producer, (void *)i);
    for (long i = 0; i < C; i++)
        pthread_create(&t[P + i], NULL, consumer, (void *)i);
    for (int i = 0; i < P + C; i++)
        pthread_join(t[i], NULL);
    int sum = 0, value;
    for (int i = 0; i < C; i++)
        sum += got[i];
    while ((value = dequeue()))
        sum += value;
    assert(sum == P * (P + 1) / 2);
    return 0;
}
