// iriw-pthread.c — independent reads of independent writes: may two readers see two writes in different orders? (LLMC, Table 5.3; threads)
// run: --engine states --model lmo -- -DT0=none -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=seq_cst => ok
// run: --engine states --model lmo -- -DT0=release -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
#include "fences.h"
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int x, y;

static void *t0(void *arg)
{
    int lx = x;
    FENCE(T0);
    int ly = y;
    return (void *)(intptr_t)(10 * lx + ly);
}

static void *t1(void *arg)
{
    int ly = y;
    FENCE(T1);
    int lx = x;
    return (void *)(intptr_t)(10 * lx + ly);
}

static void *t2(void *arg)
{
    y = 1;
    return 0;
}

int main(void)
{
    pthread_t a, b, c;
    void *r0, *r1;
    pthread_create(&a, 0, t0, 0);
    pthread_create(&b, 0, t1, 0);
    pthread_create(&c, 0, t2, 0);
    x = 1;
    pthread_join(a, &r0);
    pthread_join(b, &r1);
    pthread_join(c, 0);
    assert((intptr_t)r0 != 10 || (intptr_t)r1 != 1); // @seen
    return 0;
}
