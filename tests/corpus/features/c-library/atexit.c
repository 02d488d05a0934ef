// feature: atexit, exit
// run: => ok
#include <assert.h>
#include <stdlib.h>
static int x;
static void last(void) { assert(x == 2); }
static void first(void) { x = 2; }
int main(void) {
    atexit(last);
    atexit(first);
    exit(0);
}
