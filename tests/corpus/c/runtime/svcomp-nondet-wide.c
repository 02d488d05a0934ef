// svcomp-nondet-wide.c — nondeterministic values of wide types, narrowed at once: the usual way of writing a range.
// run: => unknown
// run: -- -DWRONG => violation assert@sum
#define FENCEPOST_SVCOMP
#include <fencepost.h>

int main(void)
{
    int a = __VERIFIER_nondet_int();
    unsigned b = __VERIFIER_nondet_uint();
    __VERIFIER_assume(a >= -2 && a <= 2);
    __VERIFIER_assume(b < 3);
#ifdef WRONG
    __VERIFIER_assert(a + (int)b < 4); // @sum
#else
    __VERIFIER_assert(a + (int)b < 5);
#endif
    return 0;
}
