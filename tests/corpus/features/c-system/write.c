// feature: write to 1 and 2
// run: => ok
#include <assert.h>
#include <unistd.h>
int main(void) { assert(write(1, "hello\n", 6) == 6 && write(2, "x\n", 2) == 2); }
