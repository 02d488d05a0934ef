// feature: unions read as another type
// run: => ok
#include <assert.h>
#include <stdint.h>
int main(void) {
    union { float f; uint32_t u; unsigned char c[4]; } x = {1.0f};
    assert(x.u == 0x3f800000 && x.c[3] == 0x3f);
    x.u = 0x40000000;
    assert(x.f == 2.0f);
}
