// llmc-proc.c — LLMC's proc mode: no main; llmc_init, two processes, llmc_fini. Store buffering, with and without fences.
// run: -- -DFENCE => ok executions=3 blocked=0
// run: => violation assert@fini
// run: --model sc => ok executions=3 blocked=0
#define FENCEPOST_LLMC
#include <assert.h>
#include <fencepost.h>
#include <stdatomic.h>

static atomic_int x, y;
static int r1, r2, initialised;

int llmc_init(void)
{
    initialised = 1;
    return 0;
}

int llmc_proc_left(void)
{
    assert(initialised);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
#ifdef FENCE
    llmc_barrier_seq_cst();
#endif
    r1 = atomic_load_explicit(&y, memory_order_relaxed);
    return 0;
}

int llmc_proc_right(void)
{
    assert(initialised);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
#ifdef FENCE
    llmc_barrier_seq_cst();
#endif
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
    return 0;
}

int llmc_fini(void)
{
    assert(r1 || r2); // @fini
    return 0;
}
