// floats.c — float and double: arithmetic, rounding, comparisons with NaN and infinity, conversions to and from integers, math functions.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

static volatile double zero = 0.0, third = 1.0 / 3.0;

int main(void)
{
    double a = 0.1, b = 0.2;
    assert(a + b != 0.3 && a + b > 0.3 && fabs(a + b - 0.3) < 1e-15);
    float f = 16777216.0f;
    assert(f + 1.0f == f);
    assert((float)0.1 != 0.1 && 0.5f == 0.5);
    assert(third * 3.0 == 1.0);
    double infinity = 1.0 / zero, nan = zero / zero;
    assert(infinity > DBL_MAX && -infinity < -DBL_MAX);
    assert(nan != nan && !(nan < 1.0) && !(nan > 1.0) && !(nan == nan) && !(nan >= 1.0));
    assert(-zero == zero && 1.0 / -zero < 0.0);

    assert((int)3.99 == 3 && (int)-3.99 == -3 && (unsigned char)200.7 == 200);
    assert((long long)1e15 == 1000000000000000 && (uint64_t)1.8446744073709550e19 == 18446744073709549568u);
    assert((double)INT64_MAX == 9223372036854775808.0 && (float)UINT32_MAX == 4294967296.0f);
    assert((double)(uint64_t)0xffffffffffffffffu == 18446744073709551616.0);
    int seven = 7;
    assert(seven / 2 * 1.0 == 3.0 && seven / 2.0 == 3.5);
    assert(fmod(7.5, 2.0) == 1.5);
    assert(sqrt(16.0) == 4.0 && floor(-1.5) == -2.0 && ceil(1.2) == 2.0 && fabs(-2.5) == 2.5);
    float sum = 0;
    for (int i = 0; i < 10; i++)
        sum += 0.1f;
    assert(sum != 1.0f && sum > 0.9999f && sum < 1.0001f);
    double negated = -third;
    assert(negated < 0 && -negated == third);
    return 0;
}
