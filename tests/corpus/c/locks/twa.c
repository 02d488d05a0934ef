// twa.c — a ticket lock with a waiting array (Dice and Kogan 2019): only the next thread spins on the number called, the others on a slot of an array.
// run: => ok
// run: -- -DN=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation liveness@long
// run: -- -DMUTANT=4 => violation liveness@long
// run: -- -DMUTANT=5 => violation liveness@long
// why 1: the number called is read relaxed.
// why 2: the number is called relaxed.
// why 3: the slot is bumped relaxed, so a thread may see the bump, not the number called before it, and wait for a bump that never comes.
// why 4: the slot is read relaxed, with the same effect.
// why 5: the number called is not looked at again after the slot was read, so the bump may have come in between.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#define SLOTS 4

static atomic_uint next, called, slots[SLOTS];

static void lock(void)
{
    unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    unsigned now = atomic_load_explicit(&called, WEAK(1, acquire));
    if (mine - now > 1) { // not the next one: long-term waiting
        atomic_uint *slot = &slots[mine % SLOTS];
        unsigned seen = atomic_load_explicit(slot, WEAK(4, acquire));
        if (MUTANT != 5)
            now = atomic_load_explicit(&called, memory_order_relaxed);
        if (mine - now > 1)
            while (atomic_load_explicit(slot, memory_order_relaxed) == seen) // @long
                ;
    }
    while (atomic_load_explicit(&called, WEAK(1, acquire)) != mine)
        ;
}

static void unlock(void)
{
    unsigned now = atomic_load_explicit(&called, memory_order_relaxed) + 1;
    atomic_store_explicit(&called, now, WEAK(2, release));
    atomic_fetch_add_explicit(&slots[(now + 1) % SLOTS], 1, WEAK(3, release)); // number now + 1 is next
}

static int count;

static void *thread(void *arg)
{
    (void)arg;
    for (int k = 0; k < K; k++) {
        lock();
        count++; // @critical
        unlock();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K);
    return 0;
}
