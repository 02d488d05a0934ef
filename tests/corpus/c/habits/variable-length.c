// variable-length.c — arrays whose length is known when they come to be, in loops and as parameters.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

static int trace(int n, int m[n][n])
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += m[i][i];
    return sum;
}
int main(void)
{
    int total = 0;
    for (int n = 1; n < 5; n++) {
        int m[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                m[i][j] = i * 10 + j;
        total = total * 2 + trace(n, m) + (int)(sizeof m / sizeof m[0][0]);
    }
    printf("%d\n", total);
    return 0;
}
