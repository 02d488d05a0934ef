// mp-dep-pthread.c — message passing where the reader computes with the flag before it reads the data: arithmetic waits for its operands (LLMC, Table 5.6; threads)
// run: --engine states --model lmo -- -DT0=none -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=none => ok
// run: --engine states --model lmo -- -DT0=release -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=release -DT1=release => ok
// run: --engine states --model lmo -- -DT0=release -DT1=seq_cst => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=none => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=release => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => violation assert@seen
// run: --engine states --model pso -- -DT0=release -DT1=none => ok
#include "fences.h"
#include <assert.h>
#include <pthread.h>

static int x, y;

static void *t0(void *arg)
{
    x = 1;
    FENCE(T0);
    y = 1;
    return 0;
}

static void *t1(void *arg)
{
    int ly = y;
    FENCE(T1);
    ly++; // needs the value: the read of y has happened
    int lx = x;
    ly--;
    assert(!ly || lx); // @seen
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t0, 0);
    pthread_create(&b, 0, t1, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
