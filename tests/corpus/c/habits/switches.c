// switches.c — fallthrough, a default in the middle, Duff's device, a switch on long long and negative cases.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

static int score(int n)
{
    int s = 0;
    switch (n) {
    case 1:
        s += 1;
    case 2:
        s += 10;
        break;
    default:
        s += 100;
    case -5:
        s += 1000;
    }
    return s;
}
static void copy(char *to, const char *from, int count)
{
    int rounds = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--rounds > 0);
    }
}
int main(void)
{
    char text[8] = "";
    copy(text, "duffdev", 7);
    long long big = 1LL << 40;
    int hit = 0;
    switch (big) {
    case 1LL << 40: hit = 1; break;
    case 0: hit = 2;
    }
    printf("%d %d %d %d %s %d\n", score(1), score(2), score(-5), score(9), text, hit);
    return 0;
}
