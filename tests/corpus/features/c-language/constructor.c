// feature: __attribute__((constructor)) and destructor
// run: => ok
#include <assert.h>
static int made;
__attribute__((constructor)) static void make(void) { made = 5; }
__attribute__((destructor)) static void end(void) { assert(made == 6); }
int main(void) { assert(made++ == 5); }
