// feature: getenv
// run: => ok
#include <assert.h>
#include <stdlib.h>
int main(void) { assert(getenv("FENCEPOST_NO_SUCH_VARIABLE") == 0); }
