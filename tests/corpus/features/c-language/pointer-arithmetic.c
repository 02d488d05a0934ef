// feature: pointers as integers, tags in pointers
// run: => ok
#include <assert.h>
#include <stdint.h>
static long node;
int main(void) {
    uintptr_t word = (uintptr_t)&node | 1;
    long *p = (long *)(word & ~(uintptr_t)1);
    *p = 6;
    assert(node == 6 && (word & 1));
    int a[4] = {0, 1, 2, 3}, *q = &a[3];
    assert(q - a == 3 && q[-1] == 2 && a < q);
}
