// chase_lev.c — the work-stealing deque of Chase and Lev (2005) in C11 (Le, Pop, Cohen and Zappa Nardelli 2013), without growing.
// run: => ok
// run: -- -DTHIEVES=2 -DSTEALS=1 => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation assert@twice
// run: -- -DMUTANT=2 => violation assert@twice
// run: -- -DSTEALS=1 -DMUTANT=1 => ok  harmless: the owner takes a task without a CAS only if there is another one, which the one steal would take first
// run: -- -DMUTANT=3 => violation race@payload
// run: -- -DTHIEVES=2 -DMUTANT=4 => violation assert@twice
// run: -- -DMUTANT=5 => violation assert@twice
// why 1: without the fence in take the owner may read top before the thief can see that bottom went down.
// why 2: without the fence in steal the thief may read an old bottom.
// why 3: without the release fence in push the thief may see the new bottom but not the task.
// why 4: the thief moves top by a store, so two thieves take the same task.
// why 5: the owner takes the last task without a CAS on top.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef THIEVES
#define THIEVES 1
#endif
#ifndef STEALS
#define STEALS 2
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#define SIZE 4
#define TASKS 2
#define EMPTY (-1)

static atomic_int top, bottom, buffer[SIZE];
static int payload[TASKS]; // written by the owner before the push
static int taken_by[1 + THIEVES][TASKS];

static void push(int x)
{
    int b = atomic_load_explicit(&bottom, memory_order_relaxed);
    atomic_store_explicit(&buffer[b % SIZE], x, memory_order_relaxed);
#if MUTANT != 3
    atomic_thread_fence(memory_order_release);
#endif
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
}

static int take(void)
{
    int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
    atomic_store_explicit(&bottom, b, memory_order_relaxed);
    atomic_thread_fence(WEAK(1, seq_cst));
    int t = atomic_load_explicit(&top, memory_order_relaxed);
    int x = EMPTY;
    if (t <= b) {
        x = atomic_load_explicit(&buffer[b % SIZE], memory_order_relaxed);
        if (t == b) { // the last one
            if (MUTANT != 5 && !atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
                x = EMPTY;
            atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
        }
    } else {
        atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    }
    return x;
}

static int steal(void)
{
    int t = atomic_load_explicit(&top, memory_order_acquire);
    atomic_thread_fence(WEAK(2, seq_cst));
    int b = atomic_load_explicit(&bottom, memory_order_acquire);
    if (t >= b)
        return EMPTY;
    int x = atomic_load_explicit(&buffer[t % SIZE], memory_order_relaxed);
#if MUTANT == 4
    atomic_store_explicit(&top, t + 1, memory_order_seq_cst);
#else
    if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
        return EMPTY;
#endif
    return x;
}

static void work(long me, int x)
{
    if (x == EMPTY)
        return;
    taken_by[me][x] += payload[x]; // @payload
}

static void *owner(void *arg)
{
    (void)arg;
    for (int i = 0; i < TASKS; i++) {
        payload[i] = 1; // @payload
        push(i);
    }
    for (int i = 0; i < TASKS; i++)
        work(0, take());
    return NULL;
}

static void *thief(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < STEALS; i++)
        work(me, steal());
    return NULL;
}

int main(void)
{
    pthread_t t[1 + THIEVES];
    pthread_create(&t[0], NULL, owner, NULL);
    for (long i = 1; i <= THIEVES; i++)
        pthread_create(&t[i], NULL, thief, (void *)i);
    for (int i = 0; i <= THIEVES; i++)
        pthread_join(t[i], NULL);
    for (int x = 0; x < TASKS; x++) {
        int times = 0;
        for (int i = 0; i <= THIEVES; i++)
            times += taken_by[i][x];
        assert(times == 1); // @twice
    }
    return 0;
}
