// once.c — a once-only initialisation in three states (never, running, done), without a mutex.
// run: => ok
// run: -- -DN=3 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@use
// run: -- -DMUTANT=2 => violation race@use
// run: -- -DMUTANT=3 => violation race@use
// run: -- -DMUTANT=4 => violation race@use
// run: -- -DMUTANT=5 => ok  harmless: taking over the initialisation reads nothing that another thread has written
// why 1: done is stored relaxed.
// why 2: the first look is relaxed.
// why 3: a thread that comes while another initialises does not wait for it.
// why 4: the wait for the other thread is relaxed.

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

enum { NEVER, RUNNING, DONE };

static atomic_int state;
static int value;

static void init_once(void)
{
    int s = atomic_load_explicit(&state, WEAK(2, acquire));
    if (s == DONE)
        return;
    s = NEVER;
    if (atomic_compare_exchange_strong_explicit(&state, &s, RUNNING, WEAK(5, acquire), memory_order_acquire)) {
        value++; // @use
        atomic_store_explicit(&state, DONE, WEAK(1, release));
        return;
    }
#if MUTANT != 3
    while (s != DONE)
        s = atomic_load_explicit(&state, WEAK(4, acquire));
#endif
}

static void *thread(void *arg)
{
    (void)arg;
    init_once();
    assert(value == 1);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
