// feature: malloc, calloc, realloc, free
// run: => ok
// run: -- -DBUG=1 => violation use-after-free@bug
#include <assert.h>
#include <stdlib.h>
#ifndef BUG
#define BUG 0
#endif
int main(void) {
    int *a = malloc(2 * sizeof *a), *b = calloc(3, sizeof *b);
    a[0] = 1, a[1] = 2;
    a = realloc(a, 4 * sizeof *a);
    assert(a[0] == 1 && a[1] == 2 && b[2] == 0);
    free(a);
#if BUG
    a[0] = 1;  // @bug
#endif
    free(b);
}
