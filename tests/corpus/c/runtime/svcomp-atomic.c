// svcomp-atomic.c — an atomic section: the two halves of the update are never seen apart; without it they are.
// run: => ok
// run: -- -DBROKEN => violation assert@same
#define FENCEPOST_SVCOMP
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

static void *update(void *arg)
{
    (void)arg;
    begin();
    atomic_fetch_add(&left, 1);
    atomic_fetch_add(&right, 1);
    end();
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, update, 0);
    pthread_create(&b, 0, update, 0);
    begin();
    int l = atomic_load(&left);
    int r = atomic_load(&right);
    end();
    __VERIFIER_assert(l == r); // @same
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
