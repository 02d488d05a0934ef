// unroll-count.c — ten rounds: exactly enough with --unroll 10, cut with 9; without the option nothing is cut.
// run: => ok executions=1 blocked=0
// run: --unroll 10 => ok executions=1 blocked=0
// run: --unroll 9 => unknown
// run: --unroll 1 => unknown
// run: --unroll 1 -- -DCONSTANT => ok executions=1 blocked=0
#include <assert.h>
#ifdef CONSTANT
enum { rounds = 10 };
#else
int rounds = 10; // (The bound does not hold for a constant number of rounds.)
#endif

int main(void)
{
    int sum = 0;
    for (int i = 0; i < rounds; i++)
        sum += i;
    assert(sum == 45);
    return 0;
}
