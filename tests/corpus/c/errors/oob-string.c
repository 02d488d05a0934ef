// oob-string.c — a string without its end: strlen runs out of the array.
// run: => violation out-of-bounds@length
// run: -- -DFIXED => ok executions=1 blocked=0
#include <string.h>

#ifdef FIXED
static char name[5] = "post";
#else
static char name[4] = "post";
#endif

int main(void)
{
    return (int)strlen(name) - 4; // @length
}
