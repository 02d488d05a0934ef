// anderson.c — the array lock of Anderson (1990): a slot per thread, handed on around the array.
// run: => ok
// run: -- -DN=3 -DK=1 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: -- -DMUTANT=4 -DK=1 => ok  harmless: with one round per thread no slot is used twice
// run: -- -DMUTANT=5 => violation race@critical
// why 1: the waiting thread reads its slot relaxed.
// why 2: the owner opens the next slot relaxed.
// why 3: one slot too few, so two threads wait on the same one and both may find it open.
// why 4: the slot is not closed again, so it is still open when its turn comes a second time.
// why 5: the number is drawn relaxed, so a thread that uses a slot again may still see it open from the time before.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#if MUTANT == 3
#define SLOTS (N - 1)
#else
#define SLOTS N
#endif

static atomic_int open[N] = { 1 };
static atomic_uint next;
static unsigned slot[N]; // slot[i] is used by thread i only

static void lock(long me)
{
    slot[me] = atomic_fetch_add_explicit(&next, 1, WEAK(5, acq_rel)) % SLOTS;
    while (!atomic_load_explicit(&open[slot[me]], WEAK(1, acquire)))
        ;
    if (MUTANT != 4)
        atomic_store_explicit(&open[slot[me]], 0, memory_order_relaxed);
}

static void unlock(long me)
{
    atomic_store_explicit(&open[(slot[me] + 1) % SLOTS], 1, WEAK(2, release));
}

static int count;

static void *thread(void *arg)
{
    long me = (long)arg;
    for (int k = 0; k < K; k++) {
        lock(me);
        count++; // @critical
        unlock(me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(count == N * K);
    return 0;
}
