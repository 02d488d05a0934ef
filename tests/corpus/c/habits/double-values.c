// double-values.c — floating point in a program: sums that do not meet, conversions, comparisons with NaN, a union with the bits.
// run: => ok
// habit: sequential
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, sizeof u); return u; }

int main(void)
{
    double sum = 0;
    for (int i = 0; i < 10; i++) sum += 0.1;
    printf("%d %d %d\n", sum == 1.0, (int)(sum * 100), (float)sum == 1.0f);
    volatile double zero = 0;
    double nan = zero / zero, inf = 1 / zero;
    printf("%d %d %d %d\n", nan == nan, nan < 1, inf > 1e308, -zero == zero);
    printf("%d %d %d\n", (int)-2.7, (int)(unsigned char)(int)300.5, (int)(0.1f + 0.2f == 0.3f));
    printf("%u %u\n", (unsigned)(bits(1.5) >> 32), (unsigned)(bits(-0.0) >> 63));
    int i = 16777217;
    printf("%d %.3f %g\n", (int)(float)i, 2.0 / 3, 1e10);
    return 0;
}
