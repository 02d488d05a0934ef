// leak.c — an allocation that nobody can reach when the program ends: a warning. Memory a global still points to is not lost.
// run: => ok executions=1 warning=leak
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

static int *cache;

int main(void)
{
    cache = malloc(sizeof *cache);
    *cache = 1;
    int *p = malloc(sizeof *p);
    *p = 2;
    int result = *p + *cache - 3;
#ifdef FIXED
    free(p);
#endif
    return result;
}
