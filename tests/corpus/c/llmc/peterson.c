// peterson.c — Peterson's mutual exclusion for two threads, with waiting loops that have no bound.
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
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination -- -DFENCED=1 => ok
//
// Without the fence both threads read the other's `wants` before their own is in memory: write-read, so tso is enough. Under pso
// also `turn` may overtake `wants`, and leaving may overtake the critical section.

#include "mutex.h"

static atomic_int wants[2], turn;

static void lock(int me)
{
    int other = 1 - me;
    set(wants[me], 1);
    STORE_FENCE();
    set(turn, other);
    FULL_FENCE(1);
    while (get(wants[other]) && get(turn) == other)
        ;
}

static void unlock(int me)
{
    STORE_FENCE();
    set(wants[me], 0);
}
