// multi-dimensional.c — arrays of arrays, pointers to arrays, nested designators, const tables, matrix by a flat pointer, negative indices.
// run: => ok
// habit: sequential
#include <stdio.h>

struct cell { unsigned char kind; short value; };
static const struct { const char *name; struct cell grid[2][3]; int last[]; } world = {
    "w", { [1] = { [2] = { 'z', -4 }, [0].value = 9 }, [0][1].kind = 'k' }, { 5, 6 },
};
static int table[3][4] = { { 1 }, { [3] = 2 }, 3, 4 };

static int column(int (*rows)[4], int n, int c) { int s = 0; while (n--) s += (*rows++)[c]; return s; }

int main(void)
{
    printf("%d %d %d %d\n", world.grid[1][2].kind, world.grid[1][2].value, world.grid[1][0].value, world.grid[0][1].kind);
    printf("%d %d %d\n", column(table, 3, 0), column(table, 3, 1), column(table + 1, 2, 3));
    int *flat = &table[0][0], *end = &table[2][3];
    printf("%d %d %d\n", flat[7], end[-3], (int)(end - flat));
    char rows[2][6] = { "abc", "defgh" }, *names[] = { rows[1], rows[0], 0 };
    int n = 0;
    for (char **p = names; *p; p++) n = n * 100 + **p;
    printf("%d %d %d\n", n, 2[rows[1]], (int)sizeof rows[0]);
    printf("%d %d\n", world.last[1], (int)sizeof world.grid);
    return 0;
}
