// bakery.c — the bakery algorithm of Lamport (1974), all accesses seq_cst.
// run: => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => violation race@critical
// run: -- -DMUTANT=3 => violation race@critical
// run: -- -DMUTANT=4 => violation race@critical
// run: --model rc11 -- -DMUTANT=5 => violation race@critical
// why 1: a thread does not show that it is choosing, so another may miss the number it is about to take.
// why 2: the number is stored relaxed, so the other may choose the same one and win the tie while the first is inside.
// why 3: the number is given back relaxed, which passes nothing on.
// why 4: a tie is not broken, so two threads with the same number enter.
// why 5: choosing is announced relaxed, so the other may not see it in time.

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

static atomic_int choosing[N], number[N];

static void lock(long me)
{
    int max = 0;
#if MUTANT != 1
    atomic_store_explicit(&choosing[me], 1, WEAK(5, seq_cst));
#endif
    for (int j = 0; j < N; j++) {
        int n = atomic_load(&number[j]);
        if (n > max)
            max = n;
    }
    int mine = max + 1;
    atomic_store_explicit(&number[me], mine, WEAK(2, seq_cst));
    atomic_store(&choosing[me], 0);
    for (int j = 0; j < N; j++) {
        if (j == me)
            continue;
        while (atomic_load(&choosing[j]))
            ;
        for (;;) {
            int n = atomic_load(&number[j]);
            if (n == 0 || n > mine || (n == mine && (MUTANT == 4 || j > me)))
                break;
        }
    }
}

static void unlock(long me)
{
    atomic_store_explicit(&number[me], 0, WEAK(3, release));
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
