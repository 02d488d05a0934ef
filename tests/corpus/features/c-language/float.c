// feature: float and double
// run: => ok
#include <assert.h>
#include <math.h>
int main(void) {
    double d = 0.1 + 0.2;
    float f = (float)d;
    assert(d > 0.3 && d != 0.3 && fabs(d - 0.3) < 1e-15);
    assert((int)(f * 10) == 3 && sqrt(9.0) == 3.0 && isnan(0.0 / (f - f)));
    assert(floor(-0.5) == -1.0 && (unsigned char)200.7 == 200);
}
