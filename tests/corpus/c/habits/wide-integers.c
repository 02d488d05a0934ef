// wide-integers.c — integers of 128 bits: sums, products, shifts, comparisons, quotients.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 wide;
static void show(wide w) { printf("%llx %llx\n", (unsigned long long)(w >> 64), (unsigned long long)w); }
int main(void)
{
    wide a = ~0ull, b = a * a + 3;
    show(b);
    show(b << 7 | 5);
    show(b / 10);
    show(b % 1000000007);
    __int128 negative = -(__int128)a - 1;
    show((wide)(negative >> 3));
    printf("%d %d\n", negative < 0, b > a);
    return 0;
}
