// feature: flexible array members
// run: => ok
// run: -- -DBUG=1 => violation out-of-bounds@bug
#include <assert.h>
#include <stdlib.h>
#ifndef BUG
#define BUG 0
#endif
struct list { int count; int items[]; };
int main(void) {
    struct list *l = malloc(sizeof *l + 3 * sizeof(int));
    l->count = 3;
    for (int i = 0; i < 3; i++) l->items[i] = i * i;
    assert(l->items[2] == 4);
#if BUG
    l->items[3] = 1;  // @bug
#endif
    free(l);
}
