// cut-array.c — one thread fills an array in more rounds than the symbolic engine's bound; what it asserts then is false.
// run: => violation assert@wrong
// run: --model arm8 => unknown warning=no-execution message="the loop at tests/corpus/c/loops/cut-array.c:11 was cut after 8 rounds"
// run: --model arm8 --unroll 10 => violation assert@wrong
// run: --engine symbolic --model tso => unknown warning=no-execution
#include <assert.h>
static int a[10];
int rounds = 10; // (The bound does not hold for a constant number of rounds.)
int main(void)
{
    for (int i = 0; i < rounds; i++)
        a[i] = i;
    assert(a[3] == 4); // @wrong
    return 0;
}
