// iriw-addr-proc.c — IRIW with an address dependency between the reads of a reader: memory is one, so nobody sees another order (LLMC, Table 5.4; proc mode)
// run: --engine states --model lmo -- -DT0=none -DT1=none => ok
// run: --engine states --model lmo -- -DT0=none -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=none -DT1=release => ok
// run: --engine states --model lmo -- -DT0=none -DT1=seq_cst => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=none => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=acquire => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=seq_cst => ok
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
    int lx = x;
    BARRIER(T0);
    int ly = *(&y + lx - lx);
    r0 = 10 * lx + ly;
    return 0;
}

int llmc_proc_1(void)
{
    int ly = y;
    BARRIER(T1);
    int lx = *(&x + ly - ly);
    r1 = 10 * lx + ly;
    return 0;
}

int llmc_proc_2(void)
{
    x = 1;
    return 0;
}

int llmc_proc_3(void)
{
    y = 1;
    return 0;
}

int llmc_fini(void)
{
    assert(r0 != 10 || r1 != 1); // @seen
    return 0;
}
