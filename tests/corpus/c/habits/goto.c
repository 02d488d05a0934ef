// goto.c — goto out of nested loops, backwards, and to an exit that undoes what was done.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <stdlib.h>

static int work(int fail_at)
{
    int done = 0;
    char *a = NULL, *b = NULL;
    if (!(a = malloc(8)) || fail_at == 1)
        goto free_a;
    done = 1;
    if (!(b = malloc(8)) || fail_at == 2)
        goto free_b;
    done = 2;
free_b:
    free(b);
free_a:
    free(a);
    return done;
}
int main(void)
{
    int rounds = 0, i, j;
again:
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++)
            if (i * j == 6)
                goto found;
found:
    if (++rounds < 3)
        goto again;
    printf("%d %d %d %d %d %d\n", i, j, rounds, work(1), work(2), work(3));
    return 0;
}
