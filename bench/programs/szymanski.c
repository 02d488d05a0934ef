// szymanski.c — Szymański's algorithm (1988) for two threads that enter ROUNDS times: relaxed accesses, with seq_cst fences after each store and around the critical section.
// run: => ok executions=29 blocked=0
// run: -- -DROUNDS=2 => ok executions=1522 blocked=0
// run: --model sc => ok executions=29 blocked=0
// run: --model sc -- -DROUNDS=2 => ok executions=1522 blocked=0
// run: -- -DSC => ok executions=29 blocked=0
// run: -- -DSC -DROUNDS=2 => ok executions=1522 blocked=0
// run: -- -DRELAXED => violation assert@alone
// run: --model sc -- -DRELAXED => ok executions=29 blocked=0
// run: --ignore liveness -- -DRELAXED -DUNCHECKED => ok executions=341 blocked=0
// run: -- -DNOJOIN => ok executions=29 blocked=0 warning=unjoined
//
// SC: every access seq_cst and no fence. RELAXED: no fence, which is wrong. UNCHECKED: nobody looks whether two are inside, so that the
// wrong one can be counted. The text of xmm-thesis Table 7.4 is another and has other counts (32 and 2216 under rc11, 36 and 2930
// under xmm).

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif
#ifdef SC
#define ORDER memory_order_seq_cst
#define FENCE() ((void)0)
#else
#define ORDER memory_order_relaxed
#ifdef RELAXED
#define FENCE() ((void)0)
#else
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#endif
#endif

// 0: outside, 1: wants to enter, 2: waits for others to enter, 3: in the doorway, 4: the door is closed
static atomic_int state[2], inside;

static void set(int me, int s)
{
    atomic_store_explicit(&state[me], s, ORDER);
    FENCE();
}

static int get(int who)
{
    return atomic_load_explicit(&state[who], ORDER);
}

static void lock(int me)
{
    int other = 1 - me;
    set(me, 1);
    while (get(other) >= 3)
        ;
    set(me, 3);
    if (get(other) == 1) {
        set(me, 2);
        while (get(other) != 4)
            ;
    }
    set(me, 4);
    if (other < me)
        while (get(other) >= 2)
            ;
    FENCE();
}

static void unlock(int me)
{
    int other = 1 - me;
    FENCE();
    if (other > me)
        while (get(other) / 2 == 1) // 2 or 3, read once
            ;
    set(me, 0);
}

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    for (int k = 0; k < ROUNDS; k++) {
        lock(me);
        atomic_store_explicit(&inside, me, memory_order_relaxed);
        int last = atomic_load_explicit(&inside, memory_order_relaxed);
#ifdef UNCHECKED
        (void)last;
#else
        assert(last == me); // @alone
#endif
        unlock(me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
