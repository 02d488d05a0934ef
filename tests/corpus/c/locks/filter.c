// filter.c — the filter lock (Peterson 1981 for N threads): each level holds one thread back, all accesses seq_cst.
// run: => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DN=3 -DMUTANT=4 => violation race@critical
// why 1: the level is stored relaxed, so two threads may miss each other.
// why 2: the victim is stored relaxed, so both may think that the other is held back.
// why 3: the level is given back relaxed, which passes nothing on.
// why 4: the last level is left out, so two of three threads enter.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#define LEVELS (MUTANT == 4 ? N - 1 : N)

static atomic_int level[N], victim[N];

static int somebody_at(int l, long me)
{
    for (int k = 0; k < N; k++)
        if (k != me && atomic_load(&level[k]) >= l)
            return 1;
    return 0;
}

static void lock(long me)
{
    for (int l = 1; l < LEVELS; l++) {
        atomic_store_explicit(&level[me], l, WEAK(1, seq_cst));
        atomic_store_explicit(&victim[l], me, WEAK(2, seq_cst));
        while (somebody_at(l, me) && atomic_load(&victim[l]) == me)
            ;
    }
}

static void unlock(long me)
{
    atomic_store_explicit(&level[me], 0, WEAK(3, release));
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
