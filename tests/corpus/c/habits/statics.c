// statics.c — static locals keep their values, static arrays their contents; a static in a recursive function.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

static int next(void)
{
    static int count = 41;
    return ++count;
}
static char *digits(unsigned n)
{
    static char buffer[12];
    char *end = buffer + sizeof buffer - 1;
    *end = 0;
    do
        *--end = '0' + n % 10;
    while (n /= 10);
    return end;
}
static int depth(int n)
{
    static int deepest;
    if (n > deepest)
        deepest = n;
    return n < 5 ? depth(n + 1) : deepest;
}
int main(void)
{
    next();
    printf("%d ", next());
    for (const char *c = digits(4096); *c; c++)
        printf("%c.", *c);
    printf(" %d\n", depth(1));
    return 0;
}
