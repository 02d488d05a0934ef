// division-overflow.c — INT_MIN / -1 does not fit in an int; INT_MIN / 1 does.
// run: => violation division@divide
// run: -- -DFIXED => ok executions=1 blocked=0
#include <limits.h>

static int divide(int a, int b)
{
    return a / b; // @divide
}

int main(void)
{
#ifdef FIXED
    return divide(INT_MIN, 1) != INT_MIN;
#else
    return divide(INT_MIN, -1) == 0;
#endif
}
