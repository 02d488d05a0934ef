// atomic-section.c — llmc_atomic_begin and llmc_atomic_end: while a thread is in a section, no other takes a step.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc -- -DBROKEN => violation assert@sum
// run: --engine states --model lmo -- -DBROKEN => violation assert@sum
// run: --engine states --model sc -- -DOUTSIDE => ok
// run: --engine states --model lmo -- -DOUTSIDE => ok
// run: --engine states --model sc -- -DOUTSIDE -DBROKEN => violation assert@half
//
// OUTSIDE: somebody looks without a section of its own, and still never sees the middle of one.
#define FENCEPOST_LLMC
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

static int sum;

static void begin(void)
{
#ifndef BROKEN
    llmc_atomic_begin();
#endif
}

static void end(void)
{
#ifndef BROKEN
    llmc_atomic_end();
#endif
}

static void *twice(void *arg)
{
    begin();
    sum = sum + 1;
    sum = sum + 1;
    end();
    return 0;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, 0, twice, 0);
#ifdef OUTSIDE
    int seen = sum;
    assert(seen != 1); // @half
    pthread_join(a, 0);
#else
    twice(0);
    pthread_join(a, 0);
    assert(sum == 4); // @sum
#endif
    return 0;
}
