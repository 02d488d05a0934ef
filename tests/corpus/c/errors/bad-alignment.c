// bad-alignment.c — aligned_alloc with an alignment that is no power of two.
// run: => violation assert@alloc
// run: -- -DFIXED => ok
// run: --engine states --model sc => violation assert@alloc
// run: --engine symbolic --model sc => violation assert@alloc
#include <stdlib.h>

#ifdef FIXED
enum { ALIGN = 32 };
#else
enum { ALIGN = 24 };
#endif

int main(void)
{
    char *p = aligned_alloc(ALIGN, 96); // @alloc
    p[0] = 1;
    free(p);
    return 0;
}
