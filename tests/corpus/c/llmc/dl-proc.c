// dl-proc.c — dependent load: what a pointer points to is never read before the pointer (LLMC, Appendix B.3; proc mode).
// run: --engine states --model lmo => ok
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
// run: --engine states --model lmo -- -DT0=acquire => ok
// run: --engine states --model lmo -- -DT0=release => ok
// run: --engine states --model lmo -- -DT0=seq_cst => ok
#include "fences.h"
#include <assert.h>

static int x, y;
static int *p = &x;

int llmc_init(void)
{
    y = 1234;
    p = &y;
    return 0;
}

int llmc_proc_0(void)
{
    BARRIER(T0);
    assert(*p == y);
    return 0;
}

int llmc_fini(void)
{
    return 0;
}
