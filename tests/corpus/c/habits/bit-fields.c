// bit-fields.c — signed and unsigned bit-fields, packed across bytes, of width zero, in arrays of structs.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <string.h>

struct flags { unsigned a : 3; signed b : 5; unsigned : 0; unsigned c : 17; unsigned d : 15; _Bool e : 1; };
int main(void)
{
    struct flags f[2];
    memset(f, 0, sizeof f);
    f[1] = (struct flags){.a = 7, .b = -16, .c = 0x1ffff, .d = 5, .e = 2};
    f[1].a += 2;
    f[1].b--;
    f[0] = f[1];
    f[0].c ^= 1;
    printf("%d %d %d %d %d %d\n", f[0].a, f[0].b, f[0].c, f[0].d, f[0].e, (int)sizeof f);
    return 0;
}
