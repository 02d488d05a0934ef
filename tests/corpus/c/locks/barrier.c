// barrier.c — a sense-reversing barrier (Hensgen, Finkel and Manber 1988): the last thread to arrive lets all go on.
// run: => ok
// run: -- -DN=3 -DK=1 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@read
// run: -- -DMUTANT=2 => violation race@read
// run: -- -DMUTANT=3 => violation race@read
// run: -- -DMUTANT=4 => violation race@read
// run: -- -DMUTANT=5 => violation liveness@wait
// why 1: the arrival does not release, so the last thread does not see what the others wrote before.
// why 2: the arrival does not acquire, with the same effect.
// why 3: the new sense is stored relaxed.
// why 4: the wait for the new sense is relaxed.
// why 5: the count is reset after the new sense is shown, so a fast thread may count itself in the old round.

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

#define ARRIVE (MUTANT == 1 ? memory_order_acquire : MUTANT == 2 ? memory_order_release : memory_order_acq_rel)

static atomic_int missing = N, sense;
static int data[K][N];

static void wait_for_all(int *mine)
{
    *mine = !*mine;
    if (atomic_fetch_sub_explicit(&missing, 1, ARRIVE) == 1) {
#if MUTANT != 5
        atomic_store_explicit(&missing, N, memory_order_relaxed);
#endif
        atomic_store_explicit(&sense, *mine, WEAK(3, release));
#if MUTANT == 5
        atomic_store_explicit(&missing, N, memory_order_relaxed);
#endif
    } else {
        while (atomic_load_explicit(&sense, WEAK(4, acquire)) != *mine) // @wait
            ;
    }
}

static void *thread(void *arg)
{
    long me = (long)arg;
    int mine = 0;
    for (int k = 0; k < K; k++) {
        data[k][me] = k + 1;
        wait_for_all(&mine);
        assert(data[k][(me + 1) % N] == k + 1); // @read
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
    return 0;
}
