// lb-proc.c — load buffering: each thread reads one variable and writes the other; may both read 1? (LLMC, Table 5.2; proc mode)
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

static int x, y;
static int r0, r1;

int llmc_init(void)
{
    return 0;
}

int llmc_proc_0(void)
{
    int seen = x; // a local: storing it in r0 here would wait for the read
    BARRIER(T0);
    y = 1;
    r0 = seen;
    return 0;
}

int llmc_proc_1(void)
{
    int seen = y;
    BARRIER(T1);
    x = 1;
    r1 = seen;
    return 0;
}

int llmc_fini(void)
{
    assert(!r0 || !r1); // @seen
    return 0;
}
