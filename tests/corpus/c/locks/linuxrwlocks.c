// linuxrwlocks.c — the reader-writer lock of the Linux kernel as in RCMC (Table 6): a count that starts at a bias, readers subtract 1, writers the bias; with TRY each thread tries once only.
// run: -- -DTRY => ok executions=6
// run: -- -DTRY -DW=1 -DR=2 => ok executions=90
// run: -- -DTRY -DW=2 -DR=1 => ok executions=90
// run: -- -DTRY -DSC=1 -DW=2 -DR=1 => ok executions=90
// run: --model wrc11 -- -DTRY => ok executions=6
// run: --unroll 2 => ok
// run: -- -DTRY -DMUTANT=1 => violation race@write
// run: -- -DTRY -DMUTANT=2 => violation race@write
// run: -- -DTRY -DMUTANT=3 => violation race@write
// run: -- -DTRY -DW=2 -DMUTANT=4 => violation race@write
// run: --unroll 2 -- -DMUTANT=1 => violation race@write
// run: -- -DTRY -DMUTANT=5 => violation race@write
// why 1: a reader enters without acquire and does not see the last writer.
// why 2: a writer leaves without release.
// why 3: a reader leaves without release, so the next writer is not ordered after its reads.
// why 4: a writer enters without acquire.
// why 5: a reader checks for less than 0 instead of at most 0, so it enters beside a writer.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef W
#define W 1
#endif
#ifndef R
#define R 1
#endif
#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#define BIAS 0x100000
#ifdef SC // every access sequentially consistent
#define O(order) memory_order_seq_cst
#else
#define O(order) order
#endif

static atomic_int lock = BIAS;
static int a, b; // equal outside of a writer's critical section

#define READER_MAY_ENTER(prior) (MUTANT == 5 ? (prior) >= 0 : (prior) > 0)

static int read_lock(void)
{
    int prior = atomic_fetch_sub_explicit(&lock, 1, O(WEAK(1, acquire)));
    while (!READER_MAY_ENTER(prior)) {
        atomic_fetch_add_explicit(&lock, 1, O(memory_order_relaxed));
#ifdef TRY
        return 0;
#endif
        while (atomic_load_explicit(&lock, O(memory_order_relaxed)) <= 0)
            ;
        prior = atomic_fetch_sub_explicit(&lock, 1, O(WEAK(1, acquire)));
    }
    return 1;
}

static void read_unlock(void)
{
    atomic_fetch_add_explicit(&lock, 1, O(WEAK(3, release)));
}

static int write_lock(void)
{
    int prior = atomic_fetch_sub_explicit(&lock, BIAS, O(WEAK(4, acquire)));
    while (prior != BIAS) {
        atomic_fetch_add_explicit(&lock, BIAS, O(memory_order_relaxed));
#ifdef TRY
        return 0;
#endif
        while (atomic_load_explicit(&lock, O(memory_order_relaxed)) != BIAS)
            ;
        prior = atomic_fetch_sub_explicit(&lock, BIAS, O(WEAK(4, acquire)));
    }
    return 1;
}

static void write_unlock(void)
{
    atomic_fetch_add_explicit(&lock, BIAS, O(WEAK(2, release)));
}

static void *writer(void *arg)
{
    (void)arg;
    if (write_lock()) {
        a++, b++; // @write
        write_unlock();
    }
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    if (read_lock()) {
        assert(a == b); // @read
        read_unlock();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[W + R];
    for (int i = 0; i < W; i++)
        pthread_create(&t[i], NULL, writer, NULL);
    for (int i = W; i < W + R; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i < W + R; i++)
        pthread_join(t[i], NULL);
    assert(a == b);
    return 0;
}
