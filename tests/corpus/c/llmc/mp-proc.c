// mp-proc.c — message passing: may the flag be seen without the data? (LLMC, Table 5.5; proc mode)
// run: --engine states --model lmo -- -DT0=none -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=none -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=acquire => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=acquire -DT1=seq_cst => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=release -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=release -DT1=seq_cst => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=none => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=release => violation assert@seen
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => violation assert@seen
// run: --engine states --model pso -- -DT0=release -DT1=none => ok  a store-store barrier; reads are in order
// run: --engine states --model pso -- -DT0=acquire -DT1=acquire => violation assert@seen
#include "fences.h"
#include <assert.h>

static int x, y;

int llmc_init(void)
{
    return 0;
}

int llmc_proc_0(void)
{
    x = 1;
    BARRIER(T0);
    y = 1;
    return 0;
}

int llmc_proc_1(void)
{
    int ly = y;
    BARRIER(T1);
    int lx = x;
    assert(!ly || lx); // @seen
    return 0;
}

int llmc_fini(void)
{
    return 0;
}
