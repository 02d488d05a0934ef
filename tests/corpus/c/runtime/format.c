// format.c — snprintf and the strtol family say exactly what glibc says (a random comparison is in crates/llvm/tests/oracles/libc.rs).
// run: => ok executions=1
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SAME(want, ...) do { char text[400]; int n = snprintf(text, sizeof text, __VA_ARGS__); assert(n == (int)strlen(want) && !strcmp(text, want)); } while (0)

int main(void)
{
    SAME("1.11", "%.2f", 1.115);
    SAME("0.1000000000000000055511151231257827021181583404541015625", "%.55f", 0.1);
    SAME("2", "%.0f", 2.5);
    SAME("-0.000000", "%f", -0.0);
    SAME("1e+23", "%g", 1e23);
    SAME("99999999999999991611392", "%.0f", 1e23);
    SAME("4.94066e-324", "%g", 4.9406564584124654e-324);
    SAME("9.995e+02", "%.3e", 999.5);
    SAME("-inf", "%f", -1.0 / 0.0);
    SAME("0", "%#x", 0);
    SAME("", "%.0d", 0);
    SAME("0", "%#o", 0);
    SAME("0", "%#.0o", 0);
    SAME("017", "%#o", 15);
    SAME("  0x0ff", "%#7.3x", 255);
    SAME("+007", "%+.3d", 7);
    SAME("(nil)", "%p", (void *)0);

    char *end;
    errno = 0;
    assert(strtol("9223372036854775808", &end, 10) == LONG_MAX && errno == ERANGE && *end == 0);
    errno = 0;
    assert(strtol("-9223372036854775809x", &end, 10) == LONG_MIN && errno == ERANGE && *end == 'x');
    errno = 0;
    assert(strtoul("-1", &end, 10) == ULONG_MAX && errno == 0);
    assert(strtoul("18446744073709551616", &end, 10) == ULONG_MAX && errno == ERANGE);
    errno = 0;
    const char *prefix = "0xg";
    assert(strtol(prefix, &end, 0) == 0 && end == prefix + 1 && errno == 0);
    assert(strtol(prefix, &end, 1) == 0 && errno == EINVAL);
    const char *none = "  -";
    assert(strtol(none, &end, 10) == 0 && end == none);
    return 0;
}
