// latch.c — a latch: N workers count down, one thread waits for zero and reads their results.
// run: => ok
// run: -- -DN=3 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation race@result
// run: -- -DMUTANT=2 => violation race@result
// run: -- -DMUTANT=3 => violation race@result
// run: --ignore liveness -- -DMUTANT=4 => violation race@result
// run: -- -DMUTANT=5 => ok  harmless: every count down is a release addition, so each belongs to the release sequences of the ones before it
// why 1: counting down does not release the result.
// why 2: the wait for zero does not acquire.
// why 3: the latch starts one too low, so one worker is not waited for.
// why 4: a load and a store instead of an addition: the release sequence of the first worker is broken (or a count is lost, and the wait never ends).

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

static atomic_int left = MUTANT == 3 ? N - 1 : N;
static int result[N], seen[N];

static void *worker(void *arg)
{
    long me = (long)arg;
    result[me] = 42;
#if MUTANT == 4
    atomic_store_explicit(&left, atomic_load_explicit(&left, memory_order_relaxed) - 1, memory_order_release);
#else
    atomic_fetch_sub_explicit(&left, 1, MUTANT == 5 ? memory_order_release : WEAK(1, acq_rel));
#endif
    return NULL;
}

static void *waiter(void *arg)
{
    (void)arg;
    while (atomic_load_explicit(&left, WEAK(2, acquire)) > 0)
        ;
    for (int i = 0; i < N; i++)
        seen[i] = result[i]; // @result
    return NULL;
}

int main(void)
{
    pthread_t t[N + 1];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    pthread_create(&t[N], NULL, waiter, NULL);
    for (int i = 0; i <= N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        assert(seen[i] == 42);
    return 0;
}
