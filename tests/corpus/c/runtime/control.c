// control.c — switch with fall through, ranges and default in the middle, goto, nested loops with break and continue, comma, ternary chains.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <limits.h>
#include <stdbool.h>

static int classify(int c)
{
    int weight = 0;
    switch (c) {
    case '0' ... '9':
        return 1;
    case 'a' ... 'f':
    case 'A' ... 'F':
        weight += 10; // falls through
    case 'g':
        weight += 2;
        break;
    default:
        weight = -1;
        break;
    case ' ':
        return 3;
    case INT_MIN:
        return 4;
    }
    return weight;
}

static int wide(unsigned long n)
{
    switch (n) {
    case 0xffffffffffffffffu:
        return 1;
    case 0x100000000u:
        return 2;
    case 0:
        return 3;
    }
    return 0;
}

static int find_pair(int target)
{
    int steps = 0;
    for (int i = 0; i < 10; i++) {
        for (int j = i; j < 10; j++) {
            steps++;
            if (j == i)
                continue;
            if (i * j == target)
                goto found;
            if (i * j > target)
                break;
        }
    }
    return -1;
found:
    return steps;
}

static int duff(int n)
{
    int count = 0, rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0:
        do {
            count++;
        case 3:
            count++;
        case 2:
            count++;
        case 1:
            count++;
        } while (--rounds > 0);
    }
    return count;
}

static int collatz(unsigned n)
{
    int steps = 0;
again:
    if (n == 1)
        return steps;
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
    goto again;
}

int main(void)
{
    assert(classify('5') == 1 && classify('c') == 12 && classify('g') == 2 && classify('z') == -1);
    assert(classify(' ') == 3 && classify(INT_MIN) == 4 && classify('F') == 12);
    assert(wide(-1ul) == 1 && wide(1ul << 32) == 2 && wide(0) == 3 && wide(5) == 0);
    assert(find_pair(6) == 16);
    assert(duff(1) == 1 && duff(4) == 4 && duff(11) == 11);
    assert(collatz(6) == 8);
    int a = 0, b = 0;
    for (a = 0, b = 10; a < b; a++, b--)
        ;
    assert(a == 5 && b == 5);
    bool evaluated = false;
    assert(!(false && (evaluated = true)) && !evaluated);
    assert((true || (evaluated = true)) && !evaluated);
    int i = 3;
    do
        i--;
    while (i > 0);
    assert(i == 0);
    static const void *labels[] = {&&one, &&two};
    int which = 0;
    goto *labels[1];
one:
    which += 1;
    goto done;
two:
    which += 10;
    goto *labels[0];
done:
    assert(which == 11);
    return 0;
}
