// barrier-order.c — the order in which threads arrive at a barrier is seen by none of them: one execution, or one for each thread that
// may be the serial one in each round. If more threads come than the barrier is for, arrivals are counted, as with --all-rounds.
// run: => ok executions=1
// run: -- -DN=5 -DK=3 => ok executions=1
// run: --model sc => ok executions=1
// run: --model wrc11 => ok executions=1
// run: --equivalence rf => ok executions=1
// run: --symmetry => ok executions=1
// run: --all-rounds => ok executions=6
// run: --model xmm => ok executions=6
// run: --unroll 3 => ok executions=1
// run: -- -DSERIAL -DK=1 => ok executions=3
// run: -- -DSERIAL -DK=2 => ok executions=9
// run: -- -DSERIAL -DN=2 -DK=1 -DONLY_FIRST => violation assert@serial
// run: -- -DCOUNT=1 => violation race@look
// run: --all-rounds -- -DCOUNT=1 => violation race@look
// run: -- -DCOUNT=4 => violation deadlock@wait
// run: -- -DN=2 -DAGAIN => ok executions=1
// run: -- -DN=4 -DPAIRS => ok executions=72
// run: --all-rounds -- -DN=4 -DPAIRS => ok executions=72
// run: -- -DN=2 -DLATE => violation deadlock@wait
// run: --all-rounds -- -DN=2 -DLATE => violation deadlock@wait
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef K
#define K 1
#endif
#ifndef COUNT
#ifdef PAIRS
#define COUNT 2
#else
#define COUNT N
#endif
#endif

static pthread_barrier_t barrier;
static int cell[N];
static atomic_int serials, late;

static void *run(void *arg)
{
    int me = *(int *)arg;
#ifdef LATE
    if (atomic_load_explicit(&late, memory_order_relaxed)) return 0;
#endif
    for (int k = 0; k < K; k++) {
        cell[me] = k;
#ifdef SERIAL
        if (pthread_barrier_wait(&barrier)) {
            atomic_fetch_add_explicit(&serials, 1, memory_order_relaxed);
#ifdef ONLY_FIRST
            assert(me == 0); // @serial
#endif
        }
#else
        pthread_barrier_wait(&barrier); // @wait
#endif
#ifndef PAIRS
        assert(cell[(me + 1) % N] == k); // @look
#endif
#if K > 1
        pthread_barrier_wait(&barrier);
#endif
    }
    return 0;
}

static void all(void)
{
    pthread_t t[N];
    int number[N];
    pthread_barrier_init(&barrier, 0, COUNT);
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, run, &number[i]);
    }
#ifdef LATE
    atomic_store_explicit(&late, 1, memory_order_relaxed);
#endif
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    pthread_barrier_destroy(&barrier);
}

int main(void)
{
    all();
#ifdef AGAIN
    all();
#endif
#ifdef SERIAL
    assert(atomic_load(&serials) > 0);
#endif
    return 0;
}
