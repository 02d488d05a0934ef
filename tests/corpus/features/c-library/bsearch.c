// feature: bsearch
// run: => ok
#include <assert.h>
#include <stdlib.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int a[] = {1, 3, 5, 9}, key = 5, none = 4;
    assert(bsearch(&key, a, 4, sizeof *a, by_value) == a + 2 && !bsearch(&none, a, 4, sizeof *a, by_value));
}
