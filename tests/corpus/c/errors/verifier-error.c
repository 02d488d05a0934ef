// verifier-error.c — reaching __VERIFIER_error; the near miss assumes the bad value away.
// run: => violation assert@error
// run: -- -DFIXED => ok executions=2 blocked=2
#define FENCEPOST_SVCOMP
#include <fencepost.h>

int main(void)
{
    _Bool left = __VERIFIER_nondet_bool();
    _Bool right = __VERIFIER_nondet_bool();
#ifdef FIXED
    __VERIFIER_assume(left != right);
#endif
    if (left && right)
        __VERIFIER_error(); // @error
    return 0;
}
