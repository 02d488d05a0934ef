// oob-memcpy.c — memcpy writes more than the target holds.
// run: => violation out-of-bounds@copy
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>
#include <string.h>

int main(void)
{
    const char text[] = "fence";
#ifdef FIXED
    char *copy = malloc(sizeof text);
#else
    char *copy = malloc(strlen(text));
#endif
    memcpy(copy, text, sizeof text); // @copy
    int same = strcmp(copy, text);
    free(copy);
    return same;
}
