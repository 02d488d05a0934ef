// svcomp-nondet.c — SV-COMP's nondeterministic values of small types: all of them are explored, assumptions cut the rest.
// run: => ok executions=12
#define FENCEPOST_SVCOMP
#include <fencepost.h>

int main(void)
{
    _Bool left = __VERIFIER_nondet_bool();
    _Bool right = __VERIFIER_nondet_bool();
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n >= 7 && n < 10);
    __VERIFIER_assert((left ^ right) == (left != right));
    __VERIFIER_assert(n * n > 48 && n * n < 82);
    return 0;
}
