// exit-race.c — what other threads do wrong before the process ends counts, whoever ends it; what would come after its end does not.
// run: => violation assert@sees
// run: --model pso --engine states => violation assert@sees
// run: --model sc --engine symbolic => violation assert@sees
// run: -- -DJOINS => ok blocked=0
// run: --model tso --engine states -- -DJOINS => ok
// run: -- -DJOINS -DLEAVE => violation assert@joined
// run: --model tso --engine states -- -DJOINS -DLEAVE => violation assert@joined
// run: -- -DHANDLER => violation assert@sees
// run: -- -DTWICE => ok executions=2 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_t starter;
static atomic_int x;

static void *run(void *arg)
{
    (void)arg;
#if defined JOINS
    pthread_join(starter, NULL);
    assert(0); // @joined
#elif defined TWICE
    exit(1);
#else
    assert(atomic_load_explicit(&x, memory_order_relaxed) == 0); // @sees
#endif
    return NULL;
}

static void set(void)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}

int main(void)
{
    pthread_t t;
    starter = pthread_self();
#if defined HANDLER || defined TWICE
    atexit(set);
#endif
    pthread_create(&t, NULL, run, NULL);
#if !defined HANDLER && !defined TWICE
    set();
#endif
#ifdef LEAVE
    pthread_exit(NULL);
#endif
    return 0;
}
