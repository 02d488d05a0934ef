// seqlock.c — a sequence lock with relaxed data and fences (Boehm 2012): a reader tries again if a writer was there.
// run: => ok
// run: -- -DK=2 => ok
// run: -- -DR=2 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation assert@torn
// run: -- -DMUTANT=2 => violation assert@torn
// run: -- -DMUTANT=3 => violation assert@torn
// run: -- -DMUTANT=4 => violation assert@torn
// run: -- -DMUTANT=5 => violation assert@torn
// why 1: without the release fence the data may be seen before the odd number.
// why 2: without the acquire fence the second look at the number may come before the reads of the data.
// why 3: the even number is stored relaxed, so it may be seen before the data.
// why 4: the first look at the number is relaxed, so the data may be from before.
// why 5: a reader does not mind an odd number.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef K
#define K 1
#endif
#ifndef R
#define R 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

static atomic_int seq, x, y; // x and y are equal outside of the writer

static void *writer(void *arg)
{
    (void)arg;
    for (int k = 1; k <= K; k++) {
        int s = atomic_load_explicit(&seq, memory_order_relaxed);
        atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
#if MUTANT != 1
        atomic_thread_fence(memory_order_release);
#endif
        atomic_store_explicit(&x, k, memory_order_relaxed);
        atomic_store_explicit(&y, k, memory_order_relaxed);
        atomic_store_explicit(&seq, s + 2, WEAK(3, release));
    }
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    int s, a, b;
    for (;;) {
        s = atomic_load_explicit(&seq, WEAK(4, acquire));
        if (s % 2 && MUTANT != 5)
            continue;
        a = atomic_load_explicit(&x, memory_order_relaxed);
        b = atomic_load_explicit(&y, memory_order_relaxed);
#if MUTANT != 2
        atomic_thread_fence(memory_order_acquire);
#endif
        if (atomic_load_explicit(&seq, memory_order_relaxed) == s)
            break;
    }
    assert(a == b); // @torn
    return NULL;
}

int main(void)
{
    pthread_t t[1 + R];
    pthread_create(&t[0], NULL, writer, NULL);
    for (int i = 1; i <= R; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i <= R; i++)
        pthread_join(t[i], NULL);
    return 0;
}
