// function-pointers.c — tables of functions, functions as arguments and results, comparison of function pointers, struct members.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

typedef int (*operation)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static const operation table[] = {add, sub, mul};

struct shape {
    double (*area)(const struct shape *);
    double width, height;
};

static double rectangle(const struct shape *s) { return s->width * s->height; }
static double triangle(const struct shape *s) { return s->width * s->height / 2; }

static operation choose(char symbol)
{
    switch (symbol) {
    case '+':
        return add;
    case '-':
        return sub;
    default:
        return NULL;
    }
}

static int fold(operation f, int start, const int *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        start = f(start, values[i]);
    return start;
}

static int ascending(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void sort(int *values, size_t count, int (*compare)(const void *, const void *))
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && compare(&values[j - 1], &values[j]) > 0; j--) {
            int t = values[j];
            values[j] = values[j - 1];
            values[j - 1] = t;
        }
}

int main(void)
{
    int values[] = {4, 1, 3, 2};
    assert(table[0](7, 5) == 12 && table[1](7, 5) == 2 && (*table[2])(7, 5) == 35);
    assert(choose('+') == add && choose('-') != add && choose('?') == NULL);
    assert(fold(add, 0, values, 4) == 10 && fold(mul, 1, values, 4) == 24);
    struct shape shapes[2] = {{rectangle, 2, 3}, {triangle, 2, 3}};
    assert(shapes[0].area(&shapes[0]) == 6.0 && shapes[1].area(&shapes[1]) == 3.0);
    sort(values, 4, ascending);
    for (int i = 0; i < 4; i++)
        assert(values[i] == i + 1);
    return 0;
}
