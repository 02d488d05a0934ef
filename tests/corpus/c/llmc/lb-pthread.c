// lb-pthread.c — load buffering: each thread reads one variable and writes the other; may both read 1? (LLMC, Table 5.2; threads)
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
    int seen = x;
    FENCE(T0);
    y = 1;
    return (void *)(intptr_t)seen;
}

static void *t1(void *arg)
{
    int seen = y;
    FENCE(T1);
    x = 1;
    return (void *)(intptr_t)seen;
}

int main(void)
{
    pthread_t a, b;
    void *r0, *r1;
    pthread_create(&a, 0, t0, 0);
    pthread_create(&b, 0, t1, 0);
    pthread_join(a, &r0);
    pthread_join(b, &r1);
    assert(!r0 || !r1); // @seen
    return 0;
}
