// sorting-structs.c — qsort of structs and of pointers with comparators, bsearch, a comparator with a static counter.
// run: => ok
// habit: sequential
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { const char *key; short rank; };
static int calls;

static int by_key(const void *a, const void *b)
{
    calls++;
    return strcmp(((const struct entry *)a)->key, ((const struct entry *)b)->key);
}
static int by_rank_down(const void *a, const void *b)
{
    const struct entry *x = *(struct entry *const *)a, *y = *(struct entry *const *)b;
    return (y->rank > x->rank) - (y->rank < x->rank);
}

int main(void)
{
    struct entry all[] = { { "pear", 3 }, { "apple", 9 }, { "fig", -1 }, { "kiwi", 5 } };
    enum { N = sizeof all / sizeof *all };
    qsort(all, N, sizeof *all, by_key);
    for (int i = 0; i < N; i++) printf("%c%d ", all[i].key[0], all[i].rank);
    printf("%d\n", calls > 0);
    struct entry want = { .key = "kiwi" }, *found = bsearch(&want, all, N, sizeof *all, by_key);
    want.key = "plum";
    printf("%d %d\n", found ? found->rank : -99, bsearch(&want, all, N, sizeof *all, by_key) == 0);
    struct entry *order[N];
    for (int i = 0; i < N; i++) order[i] = &all[i];
    qsort(order, N, sizeof *order, by_rank_down);
    for (int i = 0; i < N; i++) printf("%d ", order[i]->rank);
    printf("\n");
    return 0;
}
