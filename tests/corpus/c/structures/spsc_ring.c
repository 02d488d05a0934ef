// spsc_ring.c — a ring buffer for one producer and one consumer (Lamport 1983).
// run: => ok
// run: -- -DITEMS=3 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@slot
// run: -- -DMUTANT=2 => violation race@slot
// run: -- -DITEMS=3 -DMUTANT=3 => violation race@slot
// run: -- -DITEMS=3 -DMUTANT=4 => violation race@slot
// run: --ignore race -- -DITEMS=3 -DMUTANT=5 => violation assert@order
// why 1: the producer shows the item without release.
// why 2: the consumer sees it without acquire.
// why 3: the consumer gives the slot back without release, so the producer may overwrite it too early.
// why 4: the producer looks for a free slot without acquire, with the same effect.
// why 5: the test for a full buffer is off by one.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ITEMS
#define ITEMS 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#define SIZE 2

static int slot[SIZE];
static atomic_uint head, tail; // next to take, next to fill
static int got[ITEMS];

static int enqueue(int value)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    unsigned h = atomic_load_explicit(&head, WEAK(4, acquire));
    if (t - h == SIZE + (MUTANT == 5))
        return 0;
    slot[t % SIZE] = value; // @slot
    atomic_store_explicit(&tail, t + 1, WEAK(1, release));
    return 1;
}

static int dequeue(int *value)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    unsigned t = atomic_load_explicit(&tail, WEAK(2, acquire));
    if (h == t)
        return 0;
    *value = slot[h % SIZE]; // @slot
    atomic_store_explicit(&head, h + 1, WEAK(3, release));
    return 1;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < ITEMS; i++)
        while (!enqueue(i + 1))
            ;
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    for (int i = 0; i < ITEMS; i++)
        while (!dequeue(&got[i]))
            ;
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    for (int i = 0; i < ITEMS; i++)
        assert(got[i] == i + 1); // @order: first in, first out
    return 0;
}
