// use-after-free-realloc.c — the old pointer of a realloc is dead, even if the allocator might have given the same one back.
// run: => violation use-after-free@old
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
    int *p = malloc(2 * sizeof *p);
    p[0] = 1;
    p[1] = 2;
    int *q = realloc(p, 4 * sizeof *q);
    q[2] = 3;
#ifdef FIXED
    int sum = q[0] + q[1] + q[2];
#else
    int sum = q[2] + p[1] + 1; // @old
#endif
    free(q);
    return sum - 6;
}
