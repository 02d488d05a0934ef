// oob-heap.c — one element past the end of an allocated array.
// run: => violation out-of-bounds@write
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

#ifdef FIXED
#define BEFORE_END(i, n) ((i) < (n))
#else
#define BEFORE_END(i, n) ((i) <= (n))
#endif

int main(void)
{
    int n = 3;
    int *squares = malloc(n * sizeof *squares);
    for (int i = 0; BEFORE_END(i, n); i++)
        squares[i] = i * i; // @write
    int last = squares[n - 1];
    free(squares);
    return last - 4;
}
