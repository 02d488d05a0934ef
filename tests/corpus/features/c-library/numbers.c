// feature: strtol, strtoul, atoi, abs, div
// run: => ok
#include <assert.h>
#include <stdlib.h>
int main(void) {
    char *end;
    assert(strtol("-42x", &end, 10) == -42 && *end == 'x');
    assert(strtoul("ff", 0, 16) == 255 && strtoll("0x10", 0, 0) == 16 && atoi(" 7") == 7 && abs(-3) == 3);
    div_t d = div(7, 2);
    assert(d.quot == 3 && d.rem == 1 && ldiv(9, 4).rem == 1);
}
