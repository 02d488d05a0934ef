// recursion.c — recursion: Ackermann's function, two functions that call each other, a tree on the heap.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <stdlib.h>

static int ackermann(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 || odd(n - 1); }
static int odd(unsigned n) { return n != 0 && even(n - 1); }
struct tree { struct tree *left, *right; int key; };
static struct tree *insert(struct tree *t, int key)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
    } else if (key < t->key)
        t->left = insert(t->left, key);
    else
        t->right = insert(t->right, key);
    return t;
}
static void walk(struct tree *t)
{
    if (!t)
        return;
    walk(t->left);
    printf("%d ", t->key);
    walk(t->right);
    free(t);
}
int main(void)
{
    struct tree *t = NULL;
    for (int i = 0; i < 7; i++)
        t = insert(t, i * 5 % 7);
    walk(t);
    printf("%d %d %d\n", ackermann(2, 2), even(10), odd(10));
    return 0;
}
