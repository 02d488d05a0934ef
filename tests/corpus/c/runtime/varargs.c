// varargs.c — functions with variable arguments: ints, pointers, longs, doubles, more than fit in registers, va_copy, va_list passed on.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int sum(int count, ...)
{
    va_list list;
    int total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    return total;
}

static double mixed(const char *kinds, ...)
{
    va_list list, again;
    double total = 0;
    va_start(list, kinds);
    va_copy(again, list);
    for (const char *k = kinds; *k; k++) {
        switch (*k) {
        case 'i':
            total += va_arg(list, int);
            break;
        case 'l':
            total += (double)va_arg(list, long);
            break;
        case 'd':
            total += va_arg(list, double);
            break;
        case 's':
            total += (double)strlen(va_arg(list, const char *));
            break;
        }
    }
    va_end(list);
    assert(va_arg(again, int) == 1);
    va_end(again);
    return total;
}

static int format_with(char *buffer, size_t size, const char *format, va_list list)
{
    return vsnprintf(buffer, size, format, list);
}

static int format(char *buffer, size_t size, const char *text, ...)
{
    va_list list;
    va_start(list, text);
    int length = format_with(buffer, size, text, list);
    va_end(list);
    return length;
}

int main(void)
{
    char buffer[32];
    assert(sum(0) == 0);
    assert(sum(3, 1, 2, 3) == 6);
    assert(sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) == 78);
    assert(mixed("ilds", 1, 20L, 0.5, "abc") == 24.5);
    assert(format(buffer, sizeof buffer, "%s=%d", "n", 4) == 3);
    assert(strcmp(buffer, "n=4") == 0);
    return 0;
}
