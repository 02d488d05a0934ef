// rcu.c — publication with a grace period: a reader shows that it is inside by a counter, the writer replaces the object and frees the old one when it has seen every reader outside.
// run: => ok
// run: -- -DR=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@use
// run: -- -DMUTANT=2 => violation race@use
// run: -- -DMUTANT=3 => violation use-after-free@use
// run: -- -DMUTANT=4 => violation use-after-free@use
// run: -- -DMUTANT=5 => violation use-after-free@use
// run: -- -DMUTANT=6 => violation use-after-free@use
// why 1: the new object is published without release.
// why 2: the reader gets the object without acquire.
// why 3: the reader's fence is missing, so it may read the old pointer although the writer did not see it inside.
// why 4: the writer's fence is missing, with the same effect.
// why 5: there is no grace period.
// why 6: the reader leaves without release, so its last read is not ordered before the free.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef R
#define R 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static int *_Atomic object;
static atomic_int inside[R];
static int seen[R];

static void *reader(void *arg)
{
    long me = (long)arg;
    atomic_store_explicit(&inside[me], 1, memory_order_relaxed);
    atomic_thread_fence(WEAK(3, seq_cst));
    int *p = atomic_load_explicit(&object, WEAK(2, acquire));
    seen[me] = *p; // @use
    atomic_store_explicit(&inside[me], 0, WEAK(6, release));
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    int *new = malloc(sizeof *new), *old = atomic_load_explicit(&object, memory_order_relaxed);
    *new = 2;
    atomic_store_explicit(&object, new, WEAK(1, release));
    atomic_thread_fence(WEAK(4, seq_cst));
#if MUTANT != 5
    for (int i = 0; i < R; i++)
        while (atomic_load_explicit(&inside[i], memory_order_acquire))
            ;
#endif
    free(old); // @use
    return NULL;
}

int main(void)
{
    pthread_t t[R + 1];
    int *first = malloc(sizeof *first);
    *first = 1;
    atomic_store_explicit(&object, first, memory_order_relaxed);
    for (long i = 0; i < R; i++)
        pthread_create(&t[i], NULL, reader, (void *)i);
    pthread_create(&t[R], NULL, writer, NULL);
    for (int i = 0; i <= R; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < R; i++)
        assert(seen[i] == 1 || seen[i] == 2);
    free(atomic_load_explicit(&object, memory_order_relaxed));
    return 0;
}
