// feature: __attribute__((cleanup))
// run: => ok
#include <assert.h>
static int ended;
static void end(int *p) { ended += *p; }
static int inner(void) {
    __attribute__((cleanup(end))) int a = 2;
    __attribute__((cleanup(end))) int b = 3;
    return a * b;
}
int main(void) { assert(inner() == 6 && ended == 5); }
