// alloca.c — alloca in a loop and in a recursion, arrays of variable length with several dimensions, sizeof of them.
// run: => ok
// habit: sequential
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static int reverse(const char *text)
{
    int n = (int)strlen(text);
    char *copy = alloca((unsigned long)n + 1);
    for (int i = 0; i < n; i++) copy[i] = text[n - 1 - i];
    copy[n] = 0;
    return n < 2 ? copy[0] : copy[0] * 3 + reverse(text + 1);
}

static int trace(int n, int m[n][n])
{
    int t = 0;
    for (int i = 0; i < n; i++) t += m[i][i];
    return t + (int)(sizeof m[0] / sizeof(int));
}

int main(void)
{
    printf("%d\n", reverse("hello"));
    int *kept[3];
    for (int i = 0; i < 3; i++) { kept[i] = alloca(sizeof(int)); *kept[i] = i * 7; }
    printf("%d %d %d\n", *kept[0], *kept[1], *kept[2]);
    for (int n = 1; n <= 3; n++) {
        int m[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = i * n + j;
        printf("%d %d\n", trace(n, m), (int)sizeof m);
    }
    return 0;
}
