// section-functions.c — the body of a function called __VERIFIER_atomic_… is an atomic section, also if it returns early, is called by
// another such function or in a section, or is what a thread runs.
// run: --model sc => ok blocked=0
// run: --model tso => ok blocked=0
// run: --model rc11 => ok blocked=0
// run: --model sc --engine states => ok
// run: --model tso --engine states => ok
// run: --model sc -- -DBROKEN => violation assert@both
// run: --model sc --engine states -- -DBROKEN => violation assert@both
// run: --model sc -- -DNESTED => ok blocked=0
// run: --model sc --engine states -- -DNESTED => ok
// run: --model sc -- -DIN_A_SECTION => ok blocked=0
// run: --model sc -- -DTHREAD => ok blocked=0
// run: --model sc --engine states -- -DTHREAD => ok
// run: --model wrc11 => refused message="atomic sections"
// run: --model sc --engine symbolic => refused message="an atomic section"
#define FENCEPOST_SVCOMP
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

#ifdef BROKEN
#define both ordinary_both
#else
#define both __VERIFIER_atomic_both
#endif

static int both(int value)
{
    atomic_store(&left, value);
    if (value == 1) {
        atomic_store(&right, value);
        return value;
    }
    atomic_store(&right, value);
    return 0;
}

static void __VERIFIER_atomic_twice(void)
{
    both(1);
    both(2);
}

static void *__VERIFIER_atomic_thread(void *arg)
{
    atomic_store(&left, 1);
    atomic_store(&right, 1);
    return arg;
}

static void *run(void *arg)
{
    (void)arg;
    (void)__VERIFIER_atomic_thread;
#if defined NESTED
    __VERIFIER_atomic_twice();
#elif defined IN_A_SECTION
    __VERIFIER_atomic_begin();
    both(1);
    both(2);
    __VERIFIER_atomic_end();
#else
    (void)__VERIFIER_atomic_twice;
    both(1);
    both(2);
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
#ifdef THREAD
    pthread_create(&t, 0, __VERIFIER_atomic_thread, 0);
#else
    pthread_create(&t, 0, run, 0);
#endif
    int l = atomic_load(&left);
    int r = atomic_load(&right);
#if defined NESTED || defined IN_A_SECTION
    assert(l != 1 && r != 1);
#endif
    assert(r >= l); // @both
    pthread_join(t, 0);
    return 0;
}
