// unroll-nested.c — the bound counts rounds per entry of a loop: five rounds of four are within five.
// run: --unroll 5 => ok executions=1 blocked=0
// run: --unroll 4 => unknown
#include <assert.h>
int rounds = 5, inner = 4; // (The bound does not hold for a constant number of rounds.)

int main(void)
{
    int count = 0;
    for (int i = 0; i < rounds; i++)
        for (int j = 0; j < inner; j++)
            count++;
    assert(count == 20);
    return 0;
}
