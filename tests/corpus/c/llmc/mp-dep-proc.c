// mp-dep-proc.c — message passing where the reader computes with the flag before it reads the data: arithmetic waits for its operands (LLMC, Table 5.6; proc mode)
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
    ly++; // needs the value: the read of y has happened
    int lx = x;
    ly--;
    assert(!ly || lx); // @seen
    return 0;
}

int llmc_fini(void)
{
    return 0;
}
