// feature: __builtin_prefetch, unreachable, assume, trap
// run: => ok
#include <assert.h>
int main(void) {
    int x = 2;
    __builtin_prefetch(&x);
    if (x == 3) __builtin_trap();
    if (x == 4) __builtin_unreachable();
    assert(x == 2);
}
