// recursion.c — Fibonacci, Ackermann, mutual recursion, and a recursion that passes pointers to its callers' locals.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

static int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

static int ackermann(int m, int n)
{
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static bool odd(unsigned n);

static bool even(unsigned n)
{
    return n == 0 || odd(n - 1);
}

static bool odd(unsigned n)
{
    return n != 0 && even(n - 1);
}

struct link {
    const struct link *up;
    int value;
};

static int depth_sum(const struct link *up, int n)
{
    struct link here = {up, n};
    if (n > 0)
        return depth_sum(&here, n - 1);
    int total = 0;
    for (const struct link *l = &here; l; l = l->up)
        total += l->value;
    return total;
}

static void hanoi(int n, int from, int to, int via, int *moves)
{
    if (n == 0)
        return;
    hanoi(n - 1, from, via, to, moves);
    ++*moves;
    hanoi(n - 1, via, to, from, moves);
}

int main(void)
{
    int moves = 0;
    assert(fib(15) == 610);
    assert(ackermann(2, 3) == 9);
    assert(even(20) && !odd(20));
    assert(depth_sum(NULL, 10) == 55);
    hanoi(5, 0, 1, 2, &moves);
    assert(moves == 31);
    return 0;
}
