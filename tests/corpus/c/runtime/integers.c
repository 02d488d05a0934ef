// integers.c — conversions, wraparound, shifts, mixed comparisons, overflow builtins, bit counting builtins.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

static volatile int eight = 8;

int main(void)
{
    unsigned char uc = 255;
    uc++;
    assert(uc == 0);
    signed char sc = (signed char)200;
    assert(sc == -56);
    int from_char = (char)0x80;
    assert(from_char == -128);
    assert((unsigned)-1 == UINT_MAX && (uint16_t)-1 == 65535 && (int16_t)40000 == -25536);
    assert((uint32_t)0xfffffffffull == 0xffffffffu);
    assert((int64_t)(int32_t)0x80000000u == INT32_MIN && (uint64_t)(int32_t)-2 == 0xfffffffffffffffeu);
    unsigned one = 1;
    int minus_one = -1;
    assert(!(minus_one < (int)0 - 1));
    assert((unsigned)minus_one > one);
    assert((long)minus_one < (long)one);
    unsigned wrap = UINT_MAX;
    assert(wrap + 2 == 1 && 0u - 1 == UINT_MAX);
    assert(wrap * wrap == 1);

    assert(1u << 31 == 0x80000000u && (0x80000000u >> 31) == 1 && (INT_MIN >> 31) == -1);
    assert((int64_t)1 << (eight * 5) == 1099511627776);
    assert((uint8_t)(0x81 << 1) == 2 && ((uint8_t)0x81 >> 1) == 0x40);
    assert((-5 & 3) == 3 && (-5 | 3) == -5 && (-5 ^ 3) == -8 && ~5 == -6);
    assert(-7 / 2 == -3 && -7 % 2 == -1 && 7 % -2 == 1);
    assert((_Bool)256 == 1 && (_Bool)0.5 == 1 && (bool)&eight);
    assert('\377' == -1);

    int sum;
    assert(__builtin_add_overflow(INT_MAX, 1, &sum) && sum == INT_MIN);
    assert(!__builtin_sub_overflow(5, 7, &sum) && sum == -2);
    assert(__builtin_mul_overflow(1 << 20, 1 << 12, &sum) && sum == 0);
    unsigned char narrow;
    assert(__builtin_add_overflow(200, 100, &narrow) && narrow == 44);

    assert(__builtin_popcount(0xf0f0) == 8 && __builtin_clz(1u) == 31 && __builtin_ctz(8u) == 3);
    assert(__builtin_popcountll(~0ull) == 64 && __builtin_clzll(1ull) == 63 && __builtin_ffs(0) == 0 && __builtin_ffs(4) == 3);
    assert(__builtin_bswap32(0x01020304) == 0x04030201 && __builtin_bswap64(1) == 1ull << 56 && __builtin_bswap16(0x1234) == 0x3412);
    uint32_t rotate = 0x80000001u;
    assert((rotate << 4 | rotate >> 28) == 0x18);
    assert(__builtin_expect(eight == 8, 1));
    return 0;
}
