// sb-pthread.c — store buffering: each thread writes one variable and reads the other; may both read 0? (LLMC, Table 5.1; threads)
// run: --engine states --model lmo -- -DT0=none -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=release => ok
// run: --engine states --model lmo -- -DT0=release -DT1=seq_cst => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=release => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model sc => ok
// run: --engine states --model tso => violation assert@seen
// run: --engine states --model pso => violation assert@seen
// run: --engine states --model tso -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model pso -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model tso -- -DT0=release -DT1=release => violation assert@seen  a release fence is no instruction there; lmo makes it wait for the writes
#include "fences.h"
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int x, y;

static void *t0(void *arg)
{
    x = 1;
    FENCE(T0);
    return (void *)(intptr_t)y;
}

static void *t1(void *arg)
{
    y = 1;
    FENCE(T1);
    return (void *)(intptr_t)x;
}

int main(void)
{
    pthread_t a, b;
    void *r0, *r1;
    pthread_create(&a, 0, t0, 0);
    pthread_create(&b, 0, t1, 0);
    pthread_join(a, &r0);
    pthread_join(b, &r1);
    assert(r0 || r1); // @seen
    return 0;
}
