// unroll-count.c — ten rounds: exactly enough with --unroll 10, cut with 9; without the option nothing is cut.
// run: => ok executions=1 blocked=0
// run: --unroll 10 => ok executions=1 blocked=0
// run: --unroll 9 => unknown
// run: --unroll 1 => unknown
#include <assert.h>

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 10; i++)
        sum += i;
    assert(sum == 45);
    return 0;
}
