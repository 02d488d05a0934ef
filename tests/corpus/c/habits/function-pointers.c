// function-pointers.c — a table of functions, a callback with its data, a function that returns a function.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

typedef int (*operation)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static const struct { const char *name; operation run; } table[] = {{"add", add}, {"sub", sub}, {"mul", &mul}};

static operation (*choose)(int);
static operation by_index(int i) { return table[i].run; }

struct counter { int calls; };
static void each(const int *values, int count, void (*call)(void *, int), void *data)
{
    while (count--)
        call(data, *values++);
}
static void tally(void *data, int value) { ((struct counter *)data)->calls += value; }

int main(void)
{
    choose = by_index;
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        printf("%s %d\n", table[i].name, choose(i)(7, 3));
    struct counter c = {0};
    each((int[]){1, 2, 3}, 3, tally, &c);
    printf("%d %d\n", c.calls, add == table[0].run);
    return 0;
}
