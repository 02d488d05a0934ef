// invalid-free-stack.c — free of a local array.
// run: => violation invalid-free@free
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
    int local[2] = {1, 2};
    int *p = local;
#ifdef FIXED
    p = malloc(sizeof local);
#endif
    free(p); // @free
    return 0;
}
