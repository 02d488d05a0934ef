// long-double.c — long double has more bits than a register of ours: refused by name.
// run: => refused message="long double"
// habit: refused x86_fp80
#include <stdio.h>

static long double half(long double x) { return x / 2; }
int main(int argc, char **argv)
{
    printf("%d\n", (int)half(argc + 6));
    return 0;
}
