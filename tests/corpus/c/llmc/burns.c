// burns.c — Burns's mutual exclusion with one bit per thread; those with a greater index give way, and try again from the start.
// run: --engine states --model sc => ok
// run: --engine states --model sc -- -DK=1 => ok
// run: --engine states --model tso => violation assert@inside
// run: --engine states --model pso => violation assert@inside
// run: --engine states --model lmo => violation assert@inside
// run: --engine states --model tso -- -DFENCED=1 => ok
// run: --engine states --model pso -- -DFENCED=1 => violation assert@inside
// run: --engine states --model lmo -- -DFENCED=1 => violation assert@inside
// run: --engine states --model tso -- -DFENCED=2 => ok
// run: --engine states --model pso -- -DFENCED=2 => ok
// run: --engine states --model lmo -- -DFENCED=2 => ok
// run: --engine states --model tso -- -DFENCED=1 -DDROP=1 => violation assert@inside
// run: --engine states --model sc -- -DN=3 -DK=1 => ok
// run: --engine states --model tso -- -DN=3 -DK=1 -DFENCED=1 => ok
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination -- -DFENCED=1 => ok
//
// One write-read pair: the own bit, and then those of the others. The loop of a thread that gives way writes: it is no await, and no
// bound on its rounds is right.

#include "mutex.h"

static atomic_int wants[N];

static int somebody_before(int me)
{
    for (int j = 0; j < me; j++)
        if (get(wants[j]))
            return 1;
    return 0;
}

static void lock(int me)
{
    for (;;) {
        set(wants[me], 0);
        if (somebody_before(me))
            continue;
        set(wants[me], 1);
        FULL_FENCE(1);
        if (!somebody_before(me))
            break;
    }
    for (int j = me + 1; j < N; j++)
        while (get(wants[j]))
            ;
}

static void unlock(int me)
{
    STORE_FENCE();
    set(wants[me], 0);
}
