// dekker.c — Dekker's mutual exclusion for two threads, with waiting loops that have no bound.
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
// run: --engine states --model sc --property termination => ok
// run: --engine states --model tso --property termination -- -DFENCED=1 => ok
//
// Each time a thread raises its hand, and looks whether the other has, the look may overtake the hand: write-read, twice in the text.

#include "mutex.h"

static atomic_int wants[2], turn;

static void lock(int me)
{
    int other = 1 - me;
    set(wants[me], 1);
    FULL_FENCE(1);
    while (get(wants[other])) {
        if (get(turn) == other) {
            set(wants[me], 0);
            while (get(turn) == other)
                ;
            set(wants[me], 1);
            FULL_FENCE(2);
        }
    }
}

static void unlock(int me)
{
    STORE_FENCE();
    set(turn, 1 - me);
    STORE_FENCE(); // else the turn may be given after the other's next one, and for good
    set(wants[me], 0);
}
