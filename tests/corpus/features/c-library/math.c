// feature: <math.h>: what is exact (sqrt, floor, fmod, fmin, ldexp, copysign, lround)
// run: => ok
#include <assert.h>
#include <math.h>
int main(void) {
    volatile double two = 2.0;
    assert(fmin(two, 3) == 2 && fmax(two, 3) == 3 && floor(two + 0.5) == 2 && fmod(7, two) == 1);
    assert(ldexp(two, 3) == 16 && copysign(two, -1.0) == -2 && lround(two + 0.5) == 3 && fdim(two, 5) == 0);
    assert(sqrt(two * two) == 2 && ceil(two - 0.5) == 2 && trunc(-two - 0.5) == -2 && fabs(-two) == 2);
}
