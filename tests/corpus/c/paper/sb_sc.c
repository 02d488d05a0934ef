// sb_sc.c — SB with SC accesses (RCMC, Fig. 6): both threads reading 0 is forbidden; weakening any of the four accesses allows it.
// run: => ok executions=3 blocked=0
// run: --model sc -- -DMUTANT=1 => ok executions=3 blocked=0  harmless: under sc the orders mean nothing
// run: -- -DMUTANT=1 => violation assert@both
// run: -- -DMUTANT=2 => violation assert@both
// run: -- -DMUTANT=3 => violation assert@both
// run: -- -DMUTANT=4 => violation assert@both
// run: --model tso -- -DMUTANT=1 => violation assert@both
// why 1: a release store does not order itself before the later load of the other location.
// why 2: with an acquire load thread 1 is no longer ordered by psc.
// why 3: as 1, in the other thread.
// why 4: as 2, in the other thread.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if MUTANT == 1
#define O1 memory_order_release
#else
#define O1 memory_order_seq_cst
#endif
#if MUTANT == 2
#define O2 memory_order_acquire
#else
#define O2 memory_order_seq_cst
#endif
#if MUTANT == 3
#define O3 memory_order_release
#else
#define O3 memory_order_seq_cst
#endif
#if MUTANT == 4
#define O4 memory_order_acquire
#else
#define O4 memory_order_seq_cst
#endif

static atomic_int x, y;
static int a, b;

static void *thread_1(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, O1);
    a = atomic_load_explicit(&y, O2);
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 1, O3);
    b = atomic_load_explicit(&x, O4);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(!(a == 0 && b == 0)); // @both
    return 0;
}
