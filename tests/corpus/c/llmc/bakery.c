// bakery.c — Lamport's bakery: a ticket greater than all others, smaller index first; the tickets of K entries are few.
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
// run: --engine states --model tso -- -DFENCED=1 -DDROP=2 => violation assert@inside
// run: --engine states --model sc -- -DN=3 -DK=1 => ok
// run: --engine states --model tso -- -DN=3 -DK=1 -DFENCED=1 => ok
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination -- -DFENCED=1 => ok
//
// Two write-read pairs: that a thread chooses must be seen before it looks at the tickets, and its ticket before it looks who chooses.

#include "mutex.h"

static atomic_int choosing[N], ticket[N];

static void lock(int me)
{
    int last = 0;
    set(choosing[me], 1);
    FULL_FENCE(1);
    for (int j = 0; j < N; j++) {
        int other = get(ticket[j]);
        if (other > last)
            last = other;
    }
    int mine = last + 1;
    set(ticket[me], mine);
    STORE_FENCE();
    set(choosing[me], 0);
    FULL_FENCE(2);
    for (int j = 0; j < N; j++) {
        if (j == me)
            continue;
        while (get(choosing[j]))
            ;
        for (;;) {
            int other = get(ticket[j]);
            if (other == 0 || other > mine || (other == mine && j > me))
                break;
        }
    }
}

static void unlock(int me)
{
    STORE_FENCE();
    set(ticket[me], 0);
}
