// uninitialised-stack.c — a local variable that one path leaves without a value.
// run: -- -Wno-sometimes-uninitialized => violation uninitialised@use
// run: -- -DFIXED => ok executions=3 blocked=0
#include <fencepost.h>

int main(void)
{
    int n = fp_choose(0, 2);
    int size;
    if (n == 0)
        size = 1;
    else if (n == 1)
        size = 2;
#ifdef FIXED
    else
        size = 3;
#endif
    return size > 3; // @use
}
