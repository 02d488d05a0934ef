// atexit-order.c — handlers run in reverse, a handler registers another, exit from a handler's callee, printing until the end.
// run: => ok
// habit: sequential
#include <stdio.h>
#include <stdlib.h>

static int n;
static void last(void) { printf("last %d\n", ++n); }
static void first(void) { printf("first %d\n", ++n); }
static void adds(void) { printf("adds %d\n", ++n); atexit(first); }

int main(void)
{
    atexit(last);
    atexit(adds);
    printf("main %d\n", ++n);
    exit(0);
}
