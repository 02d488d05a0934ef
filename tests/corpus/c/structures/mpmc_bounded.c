// mpmc_bounded.c — the bounded queue of Vyukov for several producers and consumers: each cell has a sequence number that says whose turn it is. With RW there are so many threads that put an item in and then take one out, and no others.
// run: => ok executions=2
// run: -- -DP=2 -DC=1 => ok executions=4
// run: --all-rounds -- -DP=2 -DC=1 => ok executions=14
// run: -- -DP=1 -DC=2 => ok executions=5
// run: --all-rounds -- -DP=1 -DC=2 => ok executions=9
// run: -- -DRW=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@cell
// run: -- -DMUTANT=2 => violation race@cell
// run: -- -DP=3 -DC=1 -DMUTANT=3 => violation race@cell
// run: -- -DP=3 -DC=1 -DMUTANT=4 => violation race@cell
// run: -- -DP=2 -DC=1 -DMUTANT=5 => violation race@cell
// why 1: the producer passes the cell on without release.
// why 2: the consumer looks at the cell without acquire.
// why 3: the consumer gives the cell back without release.
// why 4: the producer looks for a free cell without acquire.
// why 5: the place to fill is taken by a load and a store, so two producers may fill the same cell.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RW
#define P RW
#define C RW
#endif
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

#define SIZE 2
#define MAX(a, b) ((a) > (b) ? (a) : (b))

typedef struct {
    atomic_uint seq;
    int value;
} cell_t;

static cell_t cells[SIZE] = { { 0, 0 }, { 1, 0 } };
static atomic_uint head, tail;
static int got[C], put[P];

static int enqueue(int value)
{
    unsigned pos = atomic_load_explicit(&tail, memory_order_relaxed);
    cell_t *c;
    for (;;) {
        c = &cells[pos % SIZE];
        int dif = (int)(atomic_load_explicit(&c->seq, WEAK(4, acquire)) - pos);
        if (dif < 0)
            return 0; // full
        if (dif > 0)
            pos = atomic_load_explicit(&tail, memory_order_relaxed);
#if MUTANT == 5
        else {
            atomic_store_explicit(&tail, pos + 1, memory_order_relaxed);
            break;
        }
#else
        else if (atomic_compare_exchange_strong_explicit(&tail, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
            break;
#endif
    }
    c->value = value; // @cell
    atomic_store_explicit(&c->seq, pos + 1, WEAK(1, release));
    return 1;
}

static int dequeue(int *value)
{
    unsigned pos = atomic_load_explicit(&head, memory_order_relaxed);
    cell_t *c;
    for (;;) {
        c = &cells[pos % SIZE];
        int dif = (int)(atomic_load_explicit(&c->seq, WEAK(2, acquire)) - (pos + 1));
        if (dif < 0)
            return 0; // empty
        if (dif > 0)
            pos = atomic_load_explicit(&head, memory_order_relaxed);
        else if (atomic_compare_exchange_strong_explicit(&head, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
            break;
    }
    *value = c->value; // @cell
    atomic_store_explicit(&c->seq, pos + SIZE, WEAK(3, release));
    return 1;
}

static void *producer(void *arg)
{
    long me = (long)arg;
    put[me] = enqueue(me + 1);
    return NULL;
}

static void *consumer(void *arg)
{
    long me = (long)arg;
    if (!dequeue(&got[me]))
        got[me] = 0;
    return NULL;
}

static void *both(void *arg)
{
    producer(arg);
    return consumer(arg);
}

int main(void)
{
#ifdef RW
    pthread_t t[RW];
    for (long i = 0; i < RW; i++)
        pthread_create(&t[i], NULL, both, (void *)i);
    for (int i = 0; i < RW; i++)
        pthread_join(t[i], NULL);
#else
    (void)both;
    pthread_t t[P + C];
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, producer, (void *)i);
    for (long i = 0; i < C; i++)
        pthread_create(&t[P + i], NULL, consumer, (void *)i);
    for (int i = 0; i < P + C; i++)
        pthread_join(t[i], NULL);
#endif
    int sum = 0, out, value;
    for (int i = 0; i < P; i++)
        sum += put[i] * (i + 1);
    for (int i = 0; i < C; i++)
        sum -= got[i];
    for (out = 0; out < SIZE && dequeue(&value); out++)
        sum -= value;
    assert(sum == 0); // what went in came out
    return 0;
}
