// wrapping.c — signed arithmetic that wraps, as programs compiled with -fwrapv expect, and checked arithmetic.
// run: -- -fwrapv => ok
// habit: sequential -fwrapv
#include <limits.h>
#include <stdio.h>

static int hash(const char *s) { int h = 5381; while (*s) h = h * 33 + *s++; return h; }

int main(void)
{
    volatile int big = INT_MAX;
    printf("%d %d\n", big + 1, hash("some longer text that overflows"));
    int out;
    printf("%d %d\n", __builtin_add_overflow(big, 1, &out), out);
    printf("%d %d\n", __builtin_mul_overflow(1 << 20, 1 << 10, &out), out);
    long l;
    printf("%d %d\n", __builtin_sub_overflow(LONG_MIN, 1L, &l), l == LONG_MAX);
    return 0;
}
