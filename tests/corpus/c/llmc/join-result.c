// join-result.c — the result of a thread comes with its join, and everything it wrote before: a join waits for the buffer as well.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model lmo --buffer 0 => ok
// run: --engine states --model lmo --buffer inf => ok
// run: --engine states --model lmo -- -DEARLY => violation assert@written
// run: --engine states --model tso -- -DEARLY => violation assert@written
// run: --engine states --model sc -- -DEARLY => violation assert@written
//
// A thread starts another, adds its result to its own, and gives back the sum. EARLY: looks before the join.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int written[3];

static void *chain(void *arg)
{
    intptr_t depth = (intptr_t)arg;
    void *below = 0;
    if (depth < 2) {
        pthread_t t;
        pthread_create(&t, 0, chain, (void *)(depth + 1));
        pthread_join(t, &below);
        assert(written[depth + 1] == depth + 1);
    }
    written[depth] = depth;
    return (void *)(depth + (intptr_t)below);
}

int main(void)
{
    pthread_t t;
    void *sum;
    pthread_create(&t, 0, chain, (void *)1);
#ifndef EARLY
    pthread_join(t, &sum);
#endif
    assert(written[1] == 1 && written[2] == 2); // @written
#ifdef EARLY
    pthread_join(t, &sum);
#endif
    assert((intptr_t)sum == 3);
    return 0;
}
