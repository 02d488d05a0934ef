// section-errors.c — what goes wrong inside of an atomic section, having read what another thread overwrites afterwards.
// run: => violation assert@wrong
// run: --model sc => violation assert@wrong
// run: --model tso => violation assert@wrong
// run: --model pso => violation assert@wrong
// run: --model ra => violation assert@wrong
// run: --engine states --model sc => violation assert@wrong
// run: -- -DFUNCTION => violation assert@look
// run: --model sc -- -DFUNCTION => violation assert@look
// run: --engine states --model sc -- -DFUNCTION => violation assert@look
// run: --model sc -- -DNULLS => violation null@null
// run: --engine states --model sc -- -DNULLS => violation null@null
// run: --model sc -- -DENDS => violation assert
// run: -- -DENDS => violation assert
// run: --engine states --model sc -- -DENDS => violation assert
// run: --model sc -- -DFREED => violation use-after-free
// run: -- -DFREED => violation use-after-free
// run: --engine states --model sc -- -DFREED => violation use-after-free
// run: --model sc -- -DRIGHT => ok
// run: -- -DRIGHT => ok
// run: --engine states --model sc -- -DRIGHT => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static atomic_int x;

#if defined FUNCTION
void __VERIFIER_atomic_look(void)
{
    assert(x != 1); // @look
}
#endif

#if defined NULLS
static int v;
static _Atomic(int *) p;
#endif

#if defined FREED
static _Atomic(int *) p;
#endif

static void *f(void *arg)
{
    (void)arg;
#if defined FUNCTION
    __VERIFIER_atomic_look();
#elif defined NULLS
    __VERIFIER_atomic_begin();
    int *q = p;
    if (q != &v) *q = 1; // @null
    __VERIFIER_atomic_end();
#elif defined ENDS
    __VERIFIER_atomic_begin();
    if (x == 0) return 0;
    __VERIFIER_atomic_end();
#elif defined FREED
    __VERIFIER_atomic_begin();
    int *q = p;
    if (x == 1) *q = 1;
    __VERIFIER_atomic_end();
#elif defined RIGHT
    __VERIFIER_atomic_begin();
    int a = x;
    assert(x == a);
    __VERIFIER_atomic_end();
#else
    __VERIFIER_atomic_begin();
    assert(x != 1); // @wrong
    __VERIFIER_atomic_end();
#endif
    return 0;
}

int main(void)
{
    pthread_t t;
#ifdef FREED
    int *own = malloc(sizeof *own);
    p = own;
#endif
    pthread_create(&t, 0, f, 0);
#ifdef NULLS
    p = &v;
#endif
#ifdef FREED
    free(own);
#endif
    x = 1;
    x = 2;
    pthread_join(t, 0);
    return 0;
}
