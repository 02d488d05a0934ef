// enum-flags.c — flags in an enum, negative and large enumerators, bit fields that wrap, masks and shifts of every width.
// run: => ok
// habit: sequential
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

enum access { READ = 1 << 0, WRITE = 1 << 1, EXEC = 1 << 2, ALL = READ | WRITE | EXEC };
enum odd { BELOW = -7, NEXT, BIG = INT_MAX };
struct packed { unsigned a : 3; signed b : 4; unsigned : 0; unsigned c : 17; _Bool d : 1; } p;

int main(void)
{
    enum access mode = READ | EXEC;
    mode &= ~READ;
    mode ^= WRITE;
    printf("%d %d %d %d\n", mode, mode & ALL, NEXT, BIG == INT_MAX);
    for (int i = 0; i < 10; i++) { p.a++; p.b++; p.c += 40000; p.d = i; }
    printf("%d %d %d %d %d\n", p.a, p.b, p.c, p.d, (int)sizeof p);
    uint8_t u8 = 200; int8_t i8 = (int8_t)u8; uint16_t u16 = u8 * u8; int16_t i16 = (int16_t)(u16 << 1);
    printf("%d %d %d %d\n", i8, u16, i16, (uint8_t)(u8 + 100));
    printf("%d %d %d\n", -7 / 2, -7 % 2, -7 >> 1);
    printf("%d %d\n", (int)(UINT_MAX + 2u), (int)((1ull << 40) >> 38));
    unsigned rot = 0x80000001u;
    printf("%u\n", rot << 4 | rot >> 28);
    printf("%d %d %d\n", __builtin_popcount(0xf0f0u), __builtin_ctz(64), __builtin_clz(1));
    return 0;
}
