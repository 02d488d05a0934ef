// feature: recursion
// run: => ok
#include <assert.h>
static int ways(int n) { return n < 2 ? 1 : ways(n - 1) + ways(n - 2); }
int main(void) { assert(ways(10) == 89); }
