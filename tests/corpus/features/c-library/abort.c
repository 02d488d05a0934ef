// feature: abort
// run: => ok
// run: -- -DBUG=1 => violation abort@bug
#include <stdlib.h>
#ifndef BUG
#define BUG 0
#endif
int main(void) {
    int *p = malloc(4);
#if BUG
    abort();  // @bug
#endif
    free(p);
}
