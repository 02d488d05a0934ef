// refcount.c — an object with a reference count, as in a shared pointer: the last owner frees it; a weak reference may still become an owner while there is one.
// run: => ok executions=4
// run: -- -DOWNERS=2 => ok executions=14
// run: --all-rounds -- -DOWNERS=2 => ok executions=22
// run: --model sc => ok
// run: -- -DOWNERS=2 -DMUTANT=1 => violation race@use
// run: -- -DOWNERS=2 -DMUTANT=2 => violation race@use
// run: --ignore double-free -- -DMUTANT=3 => violation use-after-free@use
// run: --ignore double-free -- -DMUTANT=4 => violation use-after-free@use
// run: -- -DOWNERS=2 -DMUTANT=5 => violation double-free@free
// why 1: giving up a reference does not release what the owner did with the object.
// why 2: the last owner does not acquire what the others did.
// why 3: a weak reference becomes an owner without a look at the count, though the object may be gone.
// why 4: the count is looked at, but may go down to 0 before it is raised.
// why 5: the count is read again after it was lowered, so two owners may both find 0.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef OWNERS
#define OWNERS 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

typedef struct {
    int used[OWNERS + 1];
} object_t;

static object_t *object;
static atomic_int refs = OWNERS; // lives longer than the object
static int sum;

static int upgrade(void)
{
#if MUTANT == 3
    atomic_fetch_add_explicit(&refs, 1, memory_order_relaxed);
    return 1;
#elif MUTANT == 4
    if (!atomic_load_explicit(&refs, memory_order_relaxed))
        return 0;
    atomic_fetch_add_explicit(&refs, 1, memory_order_relaxed);
    return 1;
#else
    int r = atomic_load_explicit(&refs, memory_order_relaxed);
    while (r && !atomic_compare_exchange_strong_explicit(&refs, &r, r + 1, memory_order_relaxed, memory_order_relaxed))
        ;
    return r != 0;
#endif
}

static void drop(void)
{
    int left = atomic_fetch_sub_explicit(&refs, 1, WEAK(1, release)) - 1;
#if MUTANT == 5
    left = atomic_load_explicit(&refs, memory_order_relaxed);
#endif
    if (left != 0)
        return;
    if (MUTANT != 2)
        atomic_thread_fence(memory_order_acquire);
#if MUTANT == 1 || MUTANT == 2
    for (int i = 0; i <= OWNERS; i++)
        sum += object->used[i]; // @use
#endif
    free(object); // @use @free
}

static void *owner(void *arg)
{
    long me = (long)arg;
    object->used[me] = 1; // @use
    drop();
    return NULL;
}

static void *weak(void *arg)
{
    long me = (long)arg;
    if (!upgrade())
        return NULL;
    object->used[me] = 1; // @use
    drop();
    return NULL;
}

int main(void)
{
    pthread_t t[OWNERS + 1];
    object = calloc(1, sizeof *object);
    for (long i = 0; i < OWNERS; i++)
        pthread_create(&t[i], NULL, owner, (void *)i);
    pthread_create(&t[OWNERS], NULL, weak, (void *)OWNERS);
    for (int i = 0; i <= OWNERS; i++)
        pthread_join(t[i], NULL);
    assert(sum <= OWNERS + 1);
    return 0;
}
