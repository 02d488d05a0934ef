// feature: <math.h>: sin, exp, log, pow
// run: => refused message="a call of pow"
#include <assert.h>
#include <math.h>
int main(void) {
    volatile double two = 2.0;
    assert(pow(two, 10) == 1024 && exp(0.0 * two) == 1 && sin(0.0 * two) == 0);
}
