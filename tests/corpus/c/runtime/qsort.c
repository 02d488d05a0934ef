// qsort.c — qsort, bsearch, abs, atoi: library functions that call back or read text.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    int values[] = {9, -2, 5, 5, 0, 7};
    qsort(values, 6, sizeof values[0], ascending);
    assert(values[0] == -2 && values[1] == 0 && values[2] == 5 && values[3] == 5 && values[4] == 7 && values[5] == 9);
    int key = 7;
    int *found = bsearch(&key, values, 6, sizeof values[0], ascending);
    assert(found == &values[4]);
    key = 6;
    assert(bsearch(&key, values, 6, sizeof values[0], ascending) == NULL);
    assert(abs(-4) == 4 && labs(-5L) == 5);
    assert(atoi("123") == 123 && atoi("-7x") == -7);
    assert(strtol("ff", NULL, 16) == 255);
    return 0;
}
