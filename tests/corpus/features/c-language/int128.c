// feature: __int128
// run: => ok
#include <assert.h>
int main(void) {
    unsigned __int128 big = (unsigned __int128)1 << 100;
    unsigned long a = ~0ul;
    big += (unsigned __int128)a * a;
    assert((unsigned long)(big >> 64) == (1ul << 36) + a - 1 && (unsigned long)big == 1);
    __int128 s = -5;
    assert(s / 2 == -2 && s % 2 == -1 && s < 0);
}
