// szymanski.c — Szymański's mutual exclusion: a waiting room with two doors, and waiting loops that have no bound.
// run: --engine states --model sc => ok
// run: --engine states --model sc -- -DK=1 => ok
// run: --engine states --model tso --ignore livelock => violation assert@inside
// run: --engine states --model pso --ignore livelock => violation assert@inside
// run: --engine states --model lmo --ignore livelock => violation assert@inside
// run: --engine states --model tso -- -DFENCED=1 => ok
// run: --engine states --model pso --ignore livelock -- -DFENCED=1 => violation assert@inside
// run: --engine states --model lmo --ignore livelock -- -DFENCED=1 => violation assert@inside
// run: --engine states --model tso -- -DFENCED=2 => ok
// run: --engine states --model pso -- -DFENCED=2 => ok
// run: --engine states --model lmo -- -DFENCED=2 => ok
// run: --engine states --model tso --ignore livelock -- -DFENCED=1 -DDROP=1 => violation assert@inside
// run: --engine states --model tso --ignore livelock -- -DFENCED=1 -DDROP=2 => violation assert@inside
// run: --engine states --model sc -- -DN=3 -DK=1 => ok
// run: --engine states --model tso -- -DN=3 -DK=1 -DFENCED=1 => ok
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination -- -DFENCED=1 => ok
//
// Two write-read pairs: the wish to enter before the look at the door, and the doorway before the look at who else wishes. The
// states 2 and 4 may be late: who must see them waits for them.

#include "mutex.h"

// 0: outside, 1: wants to enter, 2: waits for others to enter, 3: in the doorway, 4: the door is closed
static atomic_int state[N];

static int somebody_is(int me, int s)
{
    for (int j = 0; j < N; j++)
        if (j != me && get(state[j]) == s)
            return 1;
    return 0;
}

static void lock(int me)
{
    set(state[me], 1);
    FULL_FENCE(1);
    for (int j = 0; j < N; j++)
        while (j != me && get(state[j]) >= 3)
            ;
    set(state[me], 3);
    FULL_FENCE(2);
    if (somebody_is(me, 1)) {
        set(state[me], 2);
        while (!somebody_is(me, 4))
            ;
    }
    set(state[me], 4);
    for (int j = 0; j < me; j++)
        while (get(state[j]) >= 2)
            ;
}

static void unlock(int me)
{
    for (int j = me + 1; j < N; j++) {
        int other;
        do
            other = get(state[j]);
        while (other == 2 || other == 3);
    }
    STORE_FENCE();
    set(state[me], 0);
}
