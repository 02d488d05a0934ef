// feature: empty assembly that hides a value ("+r")
// run: => ok
#include <assert.h>
int main(void) {
    int x = 4, y;
    __asm__("" : "+r"(x));
    __asm__("" : "=r"(y) : "0"(x));
    assert(x == 4 && y == 4);
}
