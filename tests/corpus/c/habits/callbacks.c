// callbacks.c — recursion through function pointers, tables of them, a visitor with its context, and functions that return functions.
// run: => ok
// habit: sequential
#include <stdio.h>

typedef int (*op)(int, int);
typedef struct machine { int (*step)(struct machine *); int n; } machine;
typedef int visit(void *context, int value);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static op choose(char c) { static const op table[128] = { ['+'] = add, ['-'] = sub }; return table[(int)c]; }
static int odd(machine *m);
static int even(machine *m) { m->step = odd; return m->n-- == 0 ? 1 : m->step(m); }
static int odd(machine *m) { m->step = even; return m->n-- == 0 ? 0 : m->step(m); }

struct tree { struct tree *left, *right; int v; };
static int walk(const struct tree *t, visit *f, void *context)
{
    return t ? walk(t->left, f, context) + f(context, t->v) + walk(t->right, f, context) : 0;
}
static int sum(void *context, int value) { *(int *)context += value; return 1; }
static int (*pick(int which))(int, int) { return which ? &sub : &add; }

int main(void)
{
    printf("%d %d %d\n", choose('+')(3, 4), choose('-')(3, 4), choose('*') == 0);
    machine m = { even, 7 };
    printf("%d\n", m.step(&m));
    struct tree a = { 0, 0, 1 }, c = { 0, 0, 3 }, b = { &a, &c, 2 };
    int total = 0, count = walk(&b, sum, &total);
    printf("%d %d %d\n", count, total, (*pick(1))(9, 4));
    return 0;
}
