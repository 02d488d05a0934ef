// arrays.c — two-dimensional arrays, variable length arrays, pointers to arrays, pointer differences, negative indices, row sums.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>

static int matrix[3][4];

static int row_sum(int columns, int rows, int m[rows][columns], int row)
{
    int sum = 0;
    for (int c = 0; c < columns; c++)
        sum += m[row][c];
    return sum;
}

static int sieve(int n)
{
    char composite[n + 1];
    int primes = 0;
    for (int i = 0; i <= n; i++)
        composite[i] = 0;
    for (int i = 2; i <= n; i++) {
        if (composite[i])
            continue;
        primes++;
        for (int j = 2 * i; j <= n; j += i)
            composite[j] = 1;
    }
    return primes;
}

static int grow(int n)
{
    int total = 0;
    for (int i = 1; i <= n; i++) {
        int part[i];
        part[0] = 1;
        for (int j = 1; j < i; j++)
            part[j] = part[j - 1] + 1;
        total += part[i - 1];
        assert(sizeof part == i * sizeof(int));
    }
    return total;
}

int main(void)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            matrix[r][c] = 10 * r + c;
    assert(row_sum(4, 3, matrix, 2) == 86);
    int(*row)[4] = &matrix[1];
    assert((*row)[3] == 13 && row[1][0] == 20 && row[-1][2] == 2);
    int *end = &matrix[2][4], *start = &matrix[2][0];
    assert(end - start == 4 && *(end - 1) == 23 && end[-2] == 22);
    assert(sizeof matrix / sizeof matrix[0] == 3);
    ptrdiff_t bytes = (char *)&matrix[1][1] - (char *)&matrix[0][0];
    assert(bytes == 20);
    assert(sieve(30) == 10);
    assert(grow(5) == 15);
    char names[][6] = {"one", "two", "three"};
    assert(sizeof names == 18 && names[2][4] == 'e' && names[0][4] == 0);
    return 0;
}
