// initialisers.c — designated initialisers, compound literals whose address is taken, nested and partial ones, strings.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

struct point { int x, y; };
struct shape { const char *name; struct point at[3]; int count; };
static const struct shape shapes[] = {
    [1] = {"line", {{1, 2}, {3, 4}}, 2},
    [0] = {.count = 1, .name = "dot", .at = {[0].y = 9}},
};
static int length(const struct point *p) { return p->x * p->x + p->y * p->y; }
int main(void)
{
    int sparse[] = {[5] = 50, 60, [2] = 20};
    char text[6] = "ab", exact[2] = {'x', 'y'};
    int *p = (int[]){7, 8, 9};
    p[1]++;
    printf("%d %d %d %d\n", (int)(sizeof sparse / sizeof *sparse), sparse[2], sparse[4], sparse[6]);
    printf("%s %d %d %d\n", shapes[0].name, shapes[0].at[0].y, shapes[1].at[1].x, shapes[1].at[2].y);
    printf("%d %d %d %c%c %d\n", length(&(struct point){3, 4}), p[1], text[5], exact[0], exact[1], text[1]);
    return 0;
}
