// uninitialised-heap.c — malloc does not clear memory, calloc does.
// run: => violation uninitialised@read
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
#ifdef FIXED
    int *p = calloc(2, sizeof *p);
#else
    int *p = malloc(2 * sizeof *p);
#endif
    p[0] = 1;
    int result = p[1] ? 2 : 0; // @read
    free(p);
    return result;
}
