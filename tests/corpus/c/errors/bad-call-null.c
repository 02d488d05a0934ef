// bad-call-null.c — a call through a function pointer that is still null.
// run: => violation bad-call@call
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stddef.h>

static int twice(int n)
{
    return 2 * n;
}

static int (*handlers[2])(int) = {twice, NULL};

int main(void)
{
#ifdef FIXED
    int which = 0;
#else
    int which = 1;
#endif
    return handlers[which](3) - 6; // @call
}
