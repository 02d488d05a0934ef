// double_checked.c — double-checked locking: an object is made by the first thread that needs it.
// run: => ok executions=4
// run: -- -DN=3 => ok executions=15
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@use
// run: -- -DMUTANT=2 => violation race@use
// run: -- -DMUTANT=3 => violation assert@once
// why 1: the first check is relaxed, so the contents of the object need not be there yet.
// why 2: the object is published by a relaxed store.
// why 3: the check is not repeated under the mutex, so two threads make an object each.

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

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int *_Atomic object;
static int storage[N], made; // both are written under the mutex

static int *get(void)
{
    int *p = atomic_load_explicit(&object, WEAK(1, acquire));
    if (p)
        return p;
    pthread_mutex_lock(&mutex);
    p = atomic_load_explicit(&object, memory_order_relaxed);
    if (!p || MUTANT == 3) {
        p = &storage[made++];
        *p = 42;
        atomic_store_explicit(&object, p, WEAK(2, release));
    }
    pthread_mutex_unlock(&mutex);
    return p;
}

static void *thread(void *arg)
{
    (void)arg;
    int *p = get();
    assert(*p == 42); // @use
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(made == 1); // @once
    return 0;
}
