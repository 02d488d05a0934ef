// cut-recursion.c — calls nest deeper than the symbolic engine's bound; what is asserted of their result is false.
// run: => violation assert@wrong
// run: --model arm8 => unknown warning=no-execution message="were cut off where more than 64 are nested (--depth N sets the bound)"
// run: --model arm8 --depth 120 => violation assert@wrong
#include <assert.h>
static int depth;
static int down(int n)
{
    depth = n;
    return n == 0 ? 0 : 1 + down(n - 1);
}
int main(void)
{
    assert(down(100) == 99); // @wrong
    return 0;
}
