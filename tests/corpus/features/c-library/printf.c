// feature: printf, puts, putchar, fputs: shown in traces
// run: => ok
#include <assert.h>
#include <stdio.h>
int main(void) {
    int length = printf("%d %s %c %5.2f\n", 1, "two", '3', 4.0);
    assert(length == 14);
    puts("line");
    putchar('x');
    fputs("text\n", stderr);
    fwrite("abc", 1, 3, stdout);
    fflush(stdout);
}
