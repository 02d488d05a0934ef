// feature: __builtin_popcount, clz, ctz, bswap, overflow
// run: => ok
#include <assert.h>
int main(void) {
    int sum;
    assert(__builtin_popcount(0xf0f) == 8 && __builtin_clz(1) == 31 && __builtin_ctzl(8) == 3);
    assert(__builtin_bswap32(0x01020304) == 0x04030201 && __builtin_ffs(4) == 3);
    assert(__builtin_add_overflow(2147483647, 1, &sum) && sum == -2147483647 - 1);
    assert(__builtin_expect(1, 1) && __builtin_parity(7));
}
