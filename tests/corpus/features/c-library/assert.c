// feature: assert
// run: => ok
// run: -- -DBUG=1 => violation assert@bug
#include <assert.h>
#ifndef BUG
#define BUG 0
#endif
int main(void) {
    int x = 2 + 2;
    assert(x == 4 + BUG);  // @bug
}
