// dl-pthread.c — dependent load: a published pointer leads to what was written before it was published (LLMC, Appendix B.3; threads).
// run: --engine states --model lmo -- -DT1=release => ok
// run: --engine states --model lmo -- -DT0=acquire -DT1=release => ok
// run: --engine states --model lmo -- -DT0=seq_cst -DT1=seq_cst => ok
// run: --engine states --model lmo => violation assert@seen  the writer's two writes change places, not the reader's reads
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => violation assert@seen
// run: --engine states --model pso -- -DT1=release => ok
#include "fences.h"
#include <assert.h>
#include <pthread.h>

static int old = 1234, new;
static int *p = &old;

static void *reader(void *arg)
{
    int *q = p;
    FENCE(T0); // not needed: the address of the next read is this pointer
    assert(*q == 1234); // @seen
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    new = 1234;
    FENCE(T1);
    p = &new;
    pthread_join(t, 0);
    return 0;
}
