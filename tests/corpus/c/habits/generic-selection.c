// generic-selection.c — _Generic, compound literals, static assertions, typeof, statement expressions.
// run: => ok
// habit: sequential
#include <stdio.h>

#define kind(x) _Generic((x), char: 1, int: 2, unsigned: 3, long: 4, double: 5, char *: 6, const char *: 7, default: 0)
#define max(a, b) ({ __typeof__(a) x_ = (a); __typeof__(b) y_ = (b); x_ > y_ ? x_ : y_; })
_Static_assert(sizeof(int) == 4, "int");

struct point { int x, y; };
static int dot(const struct point *a, const struct point *b) { return a->x * b->x + a->y * b->y; }
static int total(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }

int main(void)
{
    char c = 'a';
    printf("%d %d %d %d %d %d %d\n", kind(c), kind(c + 1), kind(1u), kind(1L), kind(1.0f), kind("x"), kind((const char *)0));
    printf("%d\n", dot(&(struct point){ 2, 3 }, &(struct point){ .y = 5, .x = 4 }));
    printf("%d\n", total((int[]){ 1, 2, 3, [5] = 10 }, 6));
    int i = 3;
    printf("%d %d\n", max(i++, 2), i);
    struct point *p = i ? &(struct point){ 7, 8 } : 0;
    p->x++;
    printf("%d %d\n", p->x, p->y);
    return 0;
}
