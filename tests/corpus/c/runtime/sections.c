// sections.c — no other thread does anything during an atomic section, whether it is in one or not.
// run: --model sc -- -DREADS => ok blocked=0
// run: --model tso -- -DREADS => ok blocked=0
// run: --model pso -- -DREADS => ok blocked=0
// run: --model rc11 -- -DREADS => ok blocked=0
// run: --model rc20 -- -DREADS => ok blocked=0
// run: --model tso --engine states -- -DREADS => ok
// run: --model pso --engine states -- -DREADS => ok
// run: --model sc -- -DCOUNTS => ok
// run: --model tso -- -DCOUNTS => ok
// run: --model rc11 -- -DCOUNTS => ok
// run: --model rc11 --equivalence rf -- -DCOUNTS => ok
// run: --model tso --engine states -- -DCOUNTS => ok
// run: --model sc -- -DINSIDE => violation assert@inside
// run: --model sc --engine states -- -DINSIDE => violation assert@inside
// run: --model sc -- -DREADS -DBROKEN => violation assert@both
// run: --model xmm -- -DREADS => refused message="atomic sections"
// run: --model wrc11 -- -DREADS => refused message="atomic sections"
// run: --model sc --engine symbolic -- -DREADS => refused message="an atomic section"
#define FENCEPOST_SVCOMP
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

static void begin(void)
{
#ifndef BROKEN
    __VERIFIER_atomic_begin();
#endif
}

static void end(void)
{
#ifndef BROKEN
    __VERIFIER_atomic_end();
#endif
}

static void *run(void *arg)
{
    (void)arg;
#if defined COUNTS
    // Two halves of an addition, and nobody adds in between.
    begin();
    int old = atomic_load_explicit(&left, memory_order_relaxed);
    atomic_store_explicit(&left, old + 1, memory_order_relaxed);
    end();
#elif defined INSIDE
    begin();
    assert(atomic_load(&left) != 1); // @inside
    end();
#else
    begin();
    atomic_store(&left, 1);
    atomic_store(&right, 1);
    end();
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
#if defined COUNTS
    atomic_fetch_add_explicit(&left, 1, memory_order_relaxed);
    pthread_join(t, NULL);
    assert(atomic_load(&left) == 2);
#elif defined INSIDE
    atomic_store(&left, 1);
    pthread_join(t, NULL);
#else
    int l = atomic_load(&left);
    int r = atomic_load(&right);
    assert(l == 0 || r == 1); // @both
    pthread_join(t, NULL);
#endif
    return 0;
}
