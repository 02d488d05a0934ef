// double-free-simple.c — the same pointer freed twice by one thread; free(NULL) is harmless.
// run: => violation double-free@again
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

int main(void)
{
    char *p = malloc(3);
    free(p);
#ifdef FIXED
    p = NULL;
#endif
    free(p); // @again
    return 0;
}
