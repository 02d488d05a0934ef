// feature: rand, random, rand_r: any of a few values
// run: => unknown
// run: -- -DBUG=1 => violation assert@bug
#define _DEFAULT_SOURCE
#include <assert.h>
#include <stdlib.h>
#ifndef BUG
#define BUG 0
#endif
int main(void) {
    unsigned seed = 1;
    srand(7);
    srandom(7);
    int a = rand(), b = rand_r(&seed);
    long c = random();
    assert(a >= 0 && a <= RAND_MAX && b >= 0 && c >= 0);
    if (a == 0) assert(!BUG);  // @bug
}
