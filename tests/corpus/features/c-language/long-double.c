// feature: long double
// run: => refused message="x86_fp80 (long double)"
#include <assert.h>
int main(void) {
    long double x = 1.0L, y = 3.0L;
    x = x / 4 + y * 2;
    assert(x == 6.25L && (double)x == 6.25 && (int)x == 6);
}
