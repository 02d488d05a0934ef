// unreachable.c — __builtin_unreachable that can be reached.
// run: => violation unreachable@here
// run: -- -DFIXED => ok executions=3 blocked=0
#include <fencepost.h>

static int parity(int n)
{
    switch (n & 3) {
    case 0:
        return 0;
    case 1:
        return 1;
    case 2:
        return 0;
    }
    __builtin_unreachable(); // @here
}

int main(void)
{
#ifdef FIXED
    int n = fp_choose(0, 2);
#else
    int n = fp_choose(0, 3);
#endif
    return parity(n) > 1;
}
