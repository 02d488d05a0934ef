// feature: qsort
// run: => ok
#include <assert.h>
#include <stdlib.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int a[] = {3, 1, 5, 2};
    qsort(a, 4, sizeof *a, by_value);
    assert(a[0] == 1 && a[1] == 2 && a[2] == 3 && a[3] == 5);
}
