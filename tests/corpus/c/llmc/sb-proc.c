// sb-proc.c — store buffering: each thread writes one variable and reads the other; may both read 0? (LLMC, Table 5.1; proc mode)
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

static int x, y;
static int r0, r1;

int llmc_init(void)
{
    return 0;
}

int llmc_proc_0(void)
{
    x = 1;
    BARRIER(T0);
    r0 = y;
    return 0;
}

int llmc_proc_1(void)
{
    y = 1;
    BARRIER(T1);
    r1 = x;
    return 0;
}

int llmc_fini(void)
{
    assert(r0 || r1); // @seen
    return 0;
}
