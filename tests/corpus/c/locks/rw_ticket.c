// rw_ticket.c — a fair reader-writer lock with tickets: readers that come one after another enter together.
// run: => ok
// run: -- -DW=2 -DR=1 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@write
// run: -- -DMUTANT=2 => violation race@write
// run: -- -DMUTANT=3 => violation race@write
// run: -- -DMUTANT=4 => violation race@write
// run: -- -DMUTANT=5 => violation race@write
// why 1: a reader leaves without release, so the next writer is not ordered after its reads.
// why 2: a writer lets the readers in without release.
// why 3: the first reader lets the second in by a relaxed store; a relaxed addition would continue the release sequence of the writer, a store of another thread breaks it.
// why 4: a writer waits for its turn without acquire.
// why 5: a reader lets the next writer in at once instead of when it leaves.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef W
#define W 1
#endif
#ifndef R
#define R 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static atomic_uint users, reading, writing; // next ticket, and the tickets for which reading and writing is allowed
static int a, b; // equal outside of a writer's critical section

static void read_lock(void)
{
    unsigned mine = atomic_fetch_add_explicit(&users, 1, memory_order_relaxed);
    while (atomic_load_explicit(&reading, memory_order_acquire) != mine)
        ;
#if MUTANT == 3
    atomic_store_explicit(&reading, mine + 1, memory_order_relaxed);
#else
    atomic_fetch_add_explicit(&reading, 1, memory_order_relaxed);
#endif
#if MUTANT == 5
    atomic_fetch_add_explicit(&writing, 1, memory_order_release);
#endif
}

static void read_unlock(void)
{
#if MUTANT != 5
    atomic_fetch_add_explicit(&writing, 1, WEAK(1, release));
#endif
}

static void write_lock(void)
{
    unsigned mine = atomic_fetch_add_explicit(&users, 1, memory_order_relaxed);
    while (atomic_load_explicit(&writing, WEAK(4, acquire)) != mine)
        ;
}

static void write_unlock(void)
{
    atomic_fetch_add_explicit(&reading, 1, WEAK(2, release));
    atomic_fetch_add_explicit(&writing, 1, memory_order_release);
}

static void *writer(void *arg)
{
    (void)arg;
    write_lock();
    a++, b++; // @write
    write_unlock();
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    read_lock();
    assert(a == b);
    read_unlock();
    return NULL;
}

int main(void)
{
    pthread_t t[W + R];
    for (int i = 0; i < W; i++)
        pthread_create(&t[i], NULL, writer, NULL);
    for (int i = W; i < W + R; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i < W + R; i++)
        pthread_join(t[i], NULL);
    assert(a == b);
    return 0;
}
