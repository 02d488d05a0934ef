// structs-by-value.c — structs of several sizes passed, returned, assigned and compared by copy.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

struct small { short x, y; };
struct large { int values[9]; struct small s; };
static struct small swap(struct small s) { return (struct small){s.y, s.x}; }
static struct large fill(struct large l, int with)
{
    for (int i = 0; i < 9; i++)
        l.values[i] += with * i;
    l.s = swap(l.s);
    return l;
}
int main(void)
{
    struct large a = {{[2] = 5, [4] = 1}, {1, 2}}, b = fill(a, 3), *p = &a;
    *p = fill(b, -1);
    struct { struct large inner; int after; } outer = {b, 7};
    printf("%d %d %d %d %d %d\n", a.values[2], b.values[8], a.s.x, b.s.x, outer.inner.values[4], outer.after);
    return 0;
}
