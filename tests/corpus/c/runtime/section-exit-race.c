// section-exit-race.c — the process ends inside of an atomic section, or a thread is cut off there. What went wrong before still counts, although the thread
// that sets `ready` must come after the section, which it never does.
// run: => violation race@write
// run: --model rc20 => violation race@write
// run: -- -DCUT => violation race@write
// run: -- -DFIXED => ok
// run: -- -DFIXED -DCUT => ok
// run: --engine states --model sc => ok       a race is no error there
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);

static atomic_int ready;
#ifdef FIXED
static atomic_int data;
#else
static int data;
#endif

static void *ender(void *arg)
{
    __VERIFIER_atomic_begin();
    if (ready == 0) {
        data = 5; // @write
#ifdef CUT
        __VERIFIER_assume(0);
#else
        exit(0);
#endif
    }
    __VERIFIER_atomic_end();
    return arg;
}

static void *setter(void *arg)
{
    ready = 1;
    return arg;
}

static void *writer(void *arg)
{
    data = 1;
    return arg;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, ender, NULL);
    pthread_create(&threads[1], NULL, setter, NULL);
    pthread_create(&threads[2], NULL, writer, NULL);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    return 0;
}
