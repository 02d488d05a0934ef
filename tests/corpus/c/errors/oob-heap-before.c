// oob-heap-before.c — one element before the start; computing the address one past the end is allowed.
// run: => violation out-of-bounds@read
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
    short *p = calloc(4, sizeof *p);
    short *end = p + 4;
    int sum = 0;
    while (end > p)
        sum += *--end;
#ifndef FIXED
    sum += *--end; // @read
#endif
    free(p);
    return sum;
}
