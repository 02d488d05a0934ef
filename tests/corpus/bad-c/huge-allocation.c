// huge-allocation.c — a gigabyte, all of it written: too much for a model checker, said as such and soon.
// run: => unknown message="memory"
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *block = malloc(1ul << 30);
    memset(block, 1, 1ul << 30);
    int result = block[12345] - 1;
    free(block);
    return result;
}
