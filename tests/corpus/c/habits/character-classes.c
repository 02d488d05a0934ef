// character-classes.c — ctype, digits by arithmetic, signed char as an index that was cast, a hand-written parser with goto.
// run: => ok
// habit: sequential
#include <ctype.h>
#include <stdio.h>

static const char *p;
static int expr(void);
static int factor(void)
{
    while (isspace((unsigned char)*p)) p++;
    if (*p == '(') { p++; int v = expr(); if (*p == ')') p++; return v; }
    int v = 0, sign = 1;
again:
    if (*p == '-') { sign = -sign; p++; goto again; }
    while (isdigit((unsigned char)*p)) v = v * 10 + (*p++ - '0');
    while (isspace((unsigned char)*p)) p++;
    return sign * v;
}
static int term(void) { int v = factor(); while (*p == '*' || *p == '/') { char c = *p++; int w = factor(); v = c == '*' ? v * w : w ? v / w : 0; } return v; }
static int expr(void) { int v = term(); while (*p == '+' || *p == '-') { char c = *p++; int w = term(); v = c == '+' ? v + w : v - w; } return v; }

int main(void)
{
    p = "2 * (3 + 4) - --5 / 2";
    printf("%d\n", expr());
    int counts[256] = { 0 }, vowels = 0;
    for (const char *s = "Hello, World \xe9"; *s; s++) {
        counts[(unsigned char)*s]++;
        switch (tolower((unsigned char)*s)) case 'a': case 'e': case 'i': case 'o': case 'u': vowels++;
    }
    printf("%d %d %d\n", counts['l'], counts[0xe9], vowels);
    printf("%d %d %d %d\n", !!isupper('A'), !!isalnum('_'), !!isxdigit('f'), toupper('z'));
    return 0;
}
