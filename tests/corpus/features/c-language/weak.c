// feature: weak symbols and aliases
// run: => ok
#include <assert.h>
__attribute__((weak)) int missing(void);
static int real(void) { return 8; }
int other(void) __attribute__((alias("shown")));
int shown(void) { return real(); }
int main(void) { assert(!missing && other() == 8); }
