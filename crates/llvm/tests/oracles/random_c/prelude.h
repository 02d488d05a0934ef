#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u8;
typedef int8_t i8;
typedef uint16_t u16;
typedef int16_t i16;
typedef uint32_t u32;
typedef int32_t i32;
typedef uint64_t u64;
typedef int64_t i64;
typedef unsigned __int128 u128;
typedef __int128 i128;

// What the compiler cannot know.
u64 input[8] = {0, 1, 0x7fffffffffffffff, 0x8000000080000000, 12345, 0xfffffffffffffff0, 0xff00ff00ff, 3};
u64 sum;

static void mix(u64 value) {
    sum = (sum ^ value) * 0x100000001b3u;
    sum ^= sum >> 29;
}
static void mix_u128(u128 value) {
    mix((u64)value);
    mix((u64)(value >> 64));
}
// Which NaN it is depends on who computes it.
static void mix_double(double value) {
    u64 bits = 0x7ff8000000000000;
    if (value == value) memcpy(&bits, &value, 8);
    mix(bits);
}
static void mix_float(float value) {
    u32 bits = 0x7fc00000;
    if (value == value) memcpy(&bits, &value, 4);
    mix(bits);
}

// What is defined for all values.
static i64 whole(double d) { return d > -9e18 && d < 9e18 ? (i64)d : 77; }
static u64 natural(double d) { return d > -1 && d < 1.8e19 ? (u64)d : 78; }
static u128 natural_wide(double d) { return d > -1 && d < 3e38 ? (u128)d : 79; }
static i128 whole_wide(float d) { return d > -1e38f && d < 1e38f ? (i128)d : 80; }
#define DIVISION(T, U)                                                              \
    static T div_##T(T a, T b) { return b == 0 ? a : b == (T)-1 ? (T)(0 - (U)a) : (T)(a / b); } \
    static T rem_##T(T a, T b) { return b == 0 ? a : b == (T)-1 ? (T)(a & 1) : (T)(a % b); }
DIVISION(u8, u8) DIVISION(i8, u8) DIVISION(u16, u16) DIVISION(i16, u16) DIVISION(u32, u32) DIVISION(i32, u32)
DIVISION(u64, u64) DIVISION(i64, u64) DIVISION(u128, u128) DIVISION(i128, u128)

#define SIGN(x) ((x) < 0 ? -1 : (x) > 0)
static int by_value(const void *a, const void *b) {
    u32 x = *(const u32 *)a, y = *(const u32 *)b;
    return x < y ? -1 : x > y;
}
