// bitfields.c — signed and unsigned bit fields, truncation, neighbours undisturbed, across units, in arrays.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdbool.h>
#include <string.h>

struct fields {
    unsigned low : 3;
    unsigned middle : 10;
    signed sign : 4;
    bool flag : 1;
    unsigned long wide : 40;
};

struct header {
    unsigned char version : 4;
    unsigned char length : 4;
    unsigned char kind;
};

int main(void)
{
    struct fields f;
    memset(&f, 0, sizeof f);
    f.low = 7;
    f.middle = 1023;
    f.sign = -3;
    f.flag = true;
    f.wide = 0xabcdef0123ul;
    assert(f.low == 7 && f.middle == 1023 && f.sign == -3 && f.flag && f.wide == 0xabcdef0123ul);
    f.middle = 0;
    assert(f.low == 7 && f.sign == -3 && f.wide == 0xabcdef0123ul);
    unsigned nine = 9;
    f.low = nine;
    assert(f.low == 1);
    f.sign = 7;
    f.sign++;
    assert(f.sign == -8);
    f.wide++;
    assert(f.wide == 0xabcdef0124ul);

    struct header headers[2] = {{4, 5, 6}, {.length = 15}};
    headers[1].version = headers[0].length;
    assert(headers[1].version == 5 && headers[1].length == 15 && headers[1].kind == 0 && headers[0].kind == 6);
    return 0;
}
