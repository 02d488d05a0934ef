// cut-loop.c — every execution runs a loop longer than the symbolic engine's bound, and the bug comes after it.
// run: => violation assert@read
// run: --model arm8 => unknown warning=no-execution message="the loop at tests/corpus/c/loops/cut-loop.c:16 was cut after 8 rounds"
// run: --model imm => unknown warning=no-execution
// run: --model power => unknown warning=no-execution
// run: --engine symbolic --model sc => unknown warning=no-execution
// run: --model arm8 --unroll 9 => violation assert@read
// run: --unroll 8 => unknown warning=no-execution
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
int rounds = 9; // (The bound does not hold for a constant number of rounds.)
static void *f(void *arg)
{
    for (int i = 0; i < rounds; i++)
        atomic_store_explicit(&y, i, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    assert(atomic_load_explicit(&x, memory_order_relaxed) != 1); // @read
    pthread_join(t, 0);
    return 0;
}
