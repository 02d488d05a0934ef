// int128.c — 128-bit integers: multiplication, division, remainder, shifts, comparison, signed values, passing and returning.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static u128 make(uint64_t high, uint64_t low)
{
    return ((u128)high << 64) | low;
}

static uint64_t multiply_high(uint64_t a, uint64_t b)
{
    return (uint64_t)(((u128)a * b) >> 64);
}

int main(void)
{
    assert(multiply_high(UINT64_MAX, UINT64_MAX) == UINT64_MAX - 1);
    assert(multiply_high(1ull << 63, 2) == 1);
    u128 a = make(1, 0);
    assert(a - 1 == make(0, UINT64_MAX) && a > UINT64_MAX && !(a < 1));
    assert(a + a == make(2, 0) && (a >> 1) == (u128)1 << 63);
    u128 big = make(0x0123456789abcdef, 0xfedcba9876543210);
    assert(big / 10 == make(0x001d208a5a912e31, 0x997c790f3f086b68));
    assert(big % 10 == 0);
    assert((big / 1000000007u) * 1000000007u + big % 1000000007u == big);
    assert(make(6, 0) / make(2, 0) == 3 && make(7, 5) % make(2, 0) == make(1, 5));
    assert((uint64_t)(big << 4 >> 68) == 0x123456789abcdef);
    i128 minus = -1;
    assert(minus < 0 && (u128)minus == make(UINT64_MAX, UINT64_MAX) && (minus >> 100) == -1);
    assert(((i128)-7) / 2 == -3 && ((i128)-7) % 2 == -1);
    assert((i128)INT64_MIN * INT64_MIN == (i128)1 << 126);
    volatile int shift = 65;
    assert((uint64_t)((u128)3 << shift >> 64) == 6);
    i128 global_like = (i128)5000000000 * 5000000000;
    assert((double)global_like == 2.5e19);
    u128 x = make(0xf0, 0x0f), y = make(0x3c, 0xff);
    assert((x & y) == make(0x30, 0x0f) && (x | y) == make(0xfc, 0xff) && (x ^ y) == make(0xcc, 0xf0) && ~x == make(~0xf0ull, ~0x0full));
    return 0;
}
