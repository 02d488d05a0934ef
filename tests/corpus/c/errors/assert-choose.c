// assert-choose.c — fp_choose, fp_assume and fp_assert without threads: one wrong value among ten is found, or assumed away.
// run: => violation assert@check
// run: -- -DFIXED => ok executions=9 blocked=1
#include <fencepost.h>

int main(void)
{
    int n = fp_choose(-4, 5);
#ifdef FIXED
    fp_assume(n != 3);
#endif
    fp_note("n = %d", n);
    fp_assert(n * n + 2 * n != 15); // @check
    return 0;
}
