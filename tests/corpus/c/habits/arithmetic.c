// arithmetic.c — conversions and arithmetic as C has them: wrapping unsigned, promotion, shifts, remainders, chars, booleans, doubles.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    unsigned char c = 250;
    c += 10;
    signed char s = (signed char)200;
    unsigned u = 1u - 2u;
    int16_t narrow = (int16_t)70000;
    printf("%d %d %u %d %d\n", c, s, u, narrow, (unsigned char)255 + 1);
    printf("%d %d %d %d\n", -7 / 2, -7 % 2, -8 >> 1, (int)(u >> 28));
    printf("%d %d %d\n", -1 < 1u, (_Bool)0.5, INT_MIN / 2);
    double d = 7 / 2 + 7 / 2.0;
    float f = 16777216.0f + 1.0f;
    printf("%d %d %lld\n", (int)(d * 10), (int)(f == 16777216.0f), (long long)-2.9);
    printf("%d\n", (int)((uint64_t)-1 % 1000));
    return 0;
}
