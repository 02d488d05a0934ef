// sharded_counter.c — a counter in several shards: threads add to their shard, a reader sums all of them up.
// run: => ok executions=9
// run: -- -DN=3 => ok executions=36
// run: --model sc => ok
// run: -- -DN=3 -DMUTANT=1 => violation assert@total
// run: -- -DMUTANT=2 => violation race@shard
// run: -- -DMUTANT=3 => violation assert@total
// run: -- -DMUTANT=4 => ok  harmless: a shard that belongs to one thread may be raised by a load and a store
// why 1: a load and a store on a shard that two threads share lose an addition.
// why 2: the shards are plain variables, which the reader looks at while they change.
// why 3: the last shard is left out of the sum.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif

#define SHARDS 2
#if MUTANT == 2
typedef int shard_t;
#define LOAD(p) (*(p))
#define ADD(p) ((*(p))++)
#else
typedef atomic_int shard_t;
#define LOAD(p) atomic_load_explicit(p, memory_order_relaxed)
#if MUTANT == 1 || MUTANT == 4
#define ADD(p) atomic_store_explicit(p, LOAD(p) + 1, memory_order_relaxed)
#else
#define ADD(p) atomic_fetch_add_explicit(p, 1, memory_order_relaxed)
#endif
#endif

static shard_t shards[SHARDS];

static int total(void)
{
    int sum = 0;
    for (int i = 0; i < SHARDS - (MUTANT == 3); i++)
        sum += LOAD(&shards[i]); // @shard
    return sum;
}

static void *adder(void *arg)
{
    long me = (long)arg;
    ADD(&shards[me % SHARDS]); // @shard
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    int before = total();
    int after = total();
    assert(before <= after && after <= N); // each shard only grows, and coherence keeps that
    return NULL;
}

int main(void)
{
    pthread_t t[N + 1];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, adder, (void *)i);
    pthread_create(&t[N], NULL, reader, NULL);
    for (int i = 0; i <= N; i++)
        pthread_join(t[i], NULL);
    assert(total() == N); // @total
    return 0;
}
