// assert-effects.c — assert with an effect, NDEBUG and not, macros that evaluate twice, comma and conditional operators, short circuits.
// run: => ok
// habit: sequential
// habit: sequential -DNDEBUG
#include <assert.h>
#include <stdio.h>

#define SQUARE(x) ((x) * (x))
#define SWAP(t, a, b) do { t tmp = a; a = b; b = tmp; } while (0)

static int count;
static int next(void) { return ++count; }

int main(void)
{
    assert(next() == 1);
    printf("%d\n", count);
    int i = 2, j = 5;
    printf("%d\n", SQUARE(next()) > 0);
    if (i > j) SWAP(int, i, j); else SWAP(int, j, i);
    printf("%d %d\n", i, j);
    int k = (next(), next(), 40);
    printf("%d %d\n", k, count);
    int z = 0 && next(), o = 1 || next();
    printf("%d %d %d\n", z, o, count);
    printf("%d\n", count > 3 ? i ?: 9 : -1);
    return 0;
}
