// alignment.c — _Alignas, _Alignof, aligned allocation, a packed struct.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static alignas(64) char line[3];
struct __attribute__((packed)) packed { char a; int b; short c; };
struct padded { char a; alignas(16) int b; };
int main(void)
{
    alignas(32) int local = 5;
    char *p = aligned_alloc(128, 256);
    struct packed s = {1, 0x01020304, 7};
    s.b += 1;
    int copied;
    memcpy(&copied, &s.b, sizeof copied);
    printf("%d %d %d\n", (int)((uintptr_t)line % 64), (int)((uintptr_t)&local % 32), (int)((uintptr_t)p % 128));
    printf("%d %d %d %x %d\n", (int)sizeof s, (int)sizeof(struct padded), (int)alignof(double), copied, local);
    free(p);
    return 0;
}
