// feature: --stub-unknown: all functions that nobody defines return anything
// run: --stub-unknown => unknown
// run: --stub-unknown -- -DBUG=1 => violation assert@bug
#include <assert.h>
#ifndef BUG
#define BUG 0
#endif
#ifdef NATIVE
static int coin(void) { return 1; }
#else
int coin(void);
#endif
int main(void) {
    int side = coin();
    if (BUG) assert(side != 0);  // @bug
}
