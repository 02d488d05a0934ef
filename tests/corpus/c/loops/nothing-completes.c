// nothing-completes.c — no execution comes to its end: the answer is open, whichever engine looked, and says what stopped it.
// run: => unknown executions=0 blocked=1 warning=no-execution message="main at tests/corpus/c/loops/nothing-completes.c:18: an assumption is false"
// run: --engine states --model sc => unknown warning=no-execution message="main at tests/corpus/c/loops/nothing-completes.c:18: an assumption is false"
// run: --engine symbolic --model sc => unknown warning=no-execution message="main at tests/corpus/c/loops/nothing-completes.c:18: an assumption is false"
// run: --model arm8 => unknown warning=no-execution
// run: -- -DFAILS => violation assert@wrong
// run: --engine states --model sc -- -DFAILS => violation assert@wrong
// run: --ignore assert -- -DFAILS => unknown executions=0 warning=no-execution message="1 ended in an error of a kind that is not reported"
#include <assert.h>
void __VERIFIER_assume(int);
static int x;
int main(void)
{
#ifdef FAILS
    assert(x == 1); // @wrong
#endif
#ifndef FAILS
    __VERIFIER_assume(x == 1);
#endif
    return 0;
}
