// unions.c — type punning through unions and memcpy, bytes of an int (little endian), unions in structs.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdint.h>
#include <string.h>

union word {
    uint32_t whole;
    uint16_t half[2];
    uint8_t byte[4];
    float real;
};

struct value {
    enum { INTEGER, TEXT, PAIR } kind;
    union {
        long integer;
        const char *text;
        struct { int first, second; } pair;
    };
};

static long measure(struct value v)
{
    switch (v.kind) {
    case INTEGER:
        return v.integer;
    case TEXT:
        return (long)strlen(v.text);
    case PAIR:
        return v.pair.first + v.pair.second;
    }
    return -1;
}

int main(void)
{
    union word w = {.whole = 0x11223344};
    assert(w.byte[0] == 0x44 && w.byte[3] == 0x11 && w.half[1] == 0x1122);
    w.byte[1] = 0xff;
    assert(w.whole == 0x1122ff44);
    w.real = 1.0f;
    assert(w.whole == 0x3f800000);
    union word copy = w;
    assert(copy.half[1] == 0x3f80);

    double d = -2.0;
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    assert(bits == 0xc000000000000000u);

    struct value values[] = {{INTEGER, .integer = 7}, {TEXT, .text = "four"}, {PAIR, .pair = {20, 3}}};
    assert(measure(values[0]) == 7 && measure(values[1]) == 4 && measure(values[2]) == 23);
    return 0;
}
