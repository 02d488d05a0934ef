// varargs.c — functions with variable arguments: summed, copied, passed on.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdarg.h>
#include <stdio.h>

static int sum(int count, ...)
{
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    int total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    long long first = va_arg(again, int);
    va_end(again);
    va_end(list);
    return total * 10 + (int)first;
}

static const char *pick(int which, ...)
{
    va_list list;
    va_start(list, which);
    const char *found = "";
    while (which-- >= 0)
        found = va_arg(list, const char *);
    va_end(list);
    return found;
}

int main(void)
{
    printf("%d %d %s\n", sum(3, 1, 2, 3), sum(1, -4), pick(1, "a", "b", "c"));
    return 0;
}
