// szymanski.c — the mutual exclusion algorithm of Szymanski (1988): a waiting room with two doors, all accesses seq_cst.
// run: => ok
// run: --model sc => ok
// run: --ignore liveness -- -DMUTANT=1 => violation race@critical
// run: -- -DMUTANT=2 => ok  harmless: 3 and 4 look alike to everybody, except to those who wait for a 4 and find it in the end
// run: -- -DMUTANT=3 => violation race@critical
// run: --ignore liveness -- -DMUTANT=4 => violation race@critical
// run: --ignore liveness -- -DMUTANT=5 => violation race@critical
// why 1: the thread does not show that it stands in the doorway before it looks for others who wait.
// why 3: leaving is relaxed, which passes nothing on.
// why 4: the threads with a smaller index are not waited for.
// why 5: the wish to enter is shown relaxed, so the other may miss it.

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

// 0: outside, 1: wants to enter, 2: waits for others to enter, 3: in the doorway, 4: the door is closed
static atomic_int state[N];

static void set(long me, int s, memory_order o)
{
    atomic_store_explicit(&state[me], s, o);
}

static int get(long j)
{
    return atomic_load(&state[j]);
}

static int somebody_is(long me, int s)
{
    for (int j = 0; j < N; j++)
        if (j != me && get(j) == s)
            return 1;
    return 0;
}

static void lock(long me)
{
    set(me, 1, WEAK(5, seq_cst));
    for (int j = 0; j < N; j++)
        while (j != me && get(j) >= 3)
            ;
    set(me, 3, WEAK(1, seq_cst));
    if (somebody_is(me, 1)) {
        set(me, 2, memory_order_seq_cst);
        while (!somebody_is(me, 4))
            ;
    }
    set(me, 4, WEAK(2, seq_cst));
    for (int j = 0; j < me && MUTANT != 4; j++)
        while (get(j) >= 2)
            ;
}

static void unlock(long me)
{
    for (int j = me + 1; j < N; j++) {
        for (;;) {
            int s = get(j);
            if (s != 2 && s != 3)
                break;
        }
    }
    set(me, 0, WEAK(3, release));
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
