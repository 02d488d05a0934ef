// hw_queue.c — the queue of Herlihy and Wing (1990): an array, a place by fetch-and-add, and a search from the front; a dequeue searches once (with RETRY until it finds something).
// run: => ok executions=14
// run: -- -DN=3 => ok
// run: --model sc => ok
// run: -- -DRETRY => ok  a search that finds nothing writes what it read
// run: -- -DMUTANT=1 => violation race@payload
// run: -- -DMUTANT=2 => violation race@payload
// run: -- -DMUTANT=3 => violation assert@check
// run: -- -DMUTANT=4 => violation assert@check
// run: --unroll 3 -- -DRETRY -DMUTANT=1 => violation race@payload
// why 1: the item is stored relaxed.
// why 2: the item is taken relaxed.
// why 3: an item is taken by a load and a store, so two threads may take the same one.
// why 4: a place is taken by a load and a store, so two items may go to the same one.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static int *_Atomic items[N];
static atomic_int back;
static int values[N], got[N];

static void enqueue(int *p)
{
#if MUTANT == 4
    int i = atomic_load_explicit(&back, memory_order_relaxed);
    atomic_store_explicit(&back, i + 1, memory_order_relaxed);
#else
    int i = atomic_fetch_add_explicit(&back, 1, memory_order_relaxed);
#endif
    atomic_store_explicit(&items[i], p, WEAK(1, release));
}

static int *search(void)
{
    int range = atomic_load_explicit(&back, memory_order_relaxed);
    for (int i = 0; i < range; i++) {
#if MUTANT == 3
        int *p = atomic_load_explicit(&items[i], memory_order_acquire);
        if (p)
            atomic_store_explicit(&items[i], NULL, memory_order_relaxed);
#else
        int *p = atomic_exchange_explicit(&items[i], NULL, WEAK(2, acquire));
#endif
        if (p)
            return p;
    }
    return NULL;
}

static int *dequeue(void)
{
    int *p = search();
#ifdef RETRY
    while (!p)
        p = search();
#endif
    return p;
}

static void *thread(void *arg)
{
    long me = (long)arg;
    values[me] = me + 1; // @payload
    enqueue(&values[me]);
    int *p = dequeue();
    if (p)
        got[me] = *p; // @payload
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int taken[N + 1] = { 0 }, good = 1, *p;
    for (int i = 0; i < N; i++)
        taken[got[i]]++;
    while ((p = search()))
        taken[*p]++;
    for (int i = 1; i <= N; i++)
        good = good && taken[i] == 1;
    assert(good); // @check
    return 0;
}
