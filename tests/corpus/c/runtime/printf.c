// printf.c — printf writes nothing anybody can read back, but its results and snprintf's text are exact.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char buffer[64];

    assert(printf("hello\n") == 6);
    assert(printf("%d %s\n", 42, "x") == 5);
    assert(fprintf(stderr, "%c%c\n", 'a', 'b') == 3);
    assert(puts("line") >= 0);
    assert(putchar('\n') == '\n');

    assert(snprintf(buffer, sizeof buffer, "%d", -7) == 2 && strcmp(buffer, "-7") == 0);
    assert(snprintf(buffer, 4, "%s", "abcdef") == 6 && strcmp(buffer, "abc") == 0);
    assert(snprintf(NULL, 0, "%05d", 42) == 5);
    assert(sprintf(buffer, "%05d|%-4s|%4s|", 42, "ab", "cd") == 16);
    assert(strcmp(buffer, "00042|ab  |  cd|") == 0);
    assert(sprintf(buffer, "%x %X %o %#x", 255, 255, 8, 16) == 13);
    assert(strcmp(buffer, "ff FF 10 0x10") == 0);
    assert(sprintf(buffer, "%u %ld %llu %zu", 3000000000u, -5L, 10000000000ull, sizeof(int)) > 0);
    assert(strcmp(buffer, "3000000000 -5 10000000000 4") == 0);
    sprintf(buffer, "%hhd %hu %c%%", (signed char)44, (unsigned short)1, 'z');
    assert(strcmp(buffer, "44 1 z%") == 0);
    sprintf(buffer, "%.3s|%*d|%+d", "abcdef", 4, 9, 5);
    assert(strcmp(buffer, "abc|   9|+5") == 0);
    sprintf(buffer, "%.2f %5.1f %.0f", 3.14159, 2.25, 0.5);
    assert(strcmp(buffer, "3.14   2.2 0") == 0);
    return 0;
}
