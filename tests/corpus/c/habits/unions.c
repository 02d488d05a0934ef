// unions.c — a union read through another member, in a struct with a tag, and as an array of bytes.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdint.h>
#include <stdio.h>

union word { uint32_t whole; uint8_t bytes[4]; struct { uint16_t low, high; } halves; };
struct tagged { enum { NUMBER, TEXT } tag; union { int number; const char *text; }; };

static void show(struct tagged value)
{
    if (value.tag == NUMBER)
        printf("number %d\n", value.number);
    else
        printf("text %s\n", value.text);
}

int main(void)
{
    union word w = {.whole = 0x11223344};
    printf("%x %x %x %x\n", w.bytes[0], w.bytes[3], w.halves.low, w.halves.high);
    w.bytes[1] = 0xff;
    printf("%x\n", w.whole);
    show((struct tagged){.tag = TEXT, .text = "abc"});
    show((struct tagged){NUMBER, {.number = -7}});
    return 0;
}
