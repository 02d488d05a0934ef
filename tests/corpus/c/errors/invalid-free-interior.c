// invalid-free-interior.c — free of a pointer into the middle of a block.
// run: => violation invalid-free@free
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
    int *block = calloc(4, sizeof *block);
    int *cursor = block;
    while (cursor < block + 2)
        *cursor++ = 1;
#ifdef FIXED
    cursor = block;
#endif
    free(cursor); // @free
    return 0;
}
