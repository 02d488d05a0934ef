// malloc-negative.c — malloc of a size that came out negative.
// run: => violation assert@alloc
// run: -- -DFIXED => ok
// run: --engine states --model sc => violation assert@alloc
#include <stdlib.h>

#ifdef FIXED
static int count = 4;
#else
static int count = -4;
#endif

int main(void)
{
    int *p = malloc(count * (int)sizeof *p); // @alloc
    free(p);
    return 0;
}
