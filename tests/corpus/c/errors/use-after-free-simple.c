// use-after-free-simple.c — one thread, a list node read after it was freed.
// run: => violation use-after-free@next
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static void destroy(struct node *list)
{
#ifdef FIXED
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
#else
    while (list) {
        free(list);
        list = list->next; // @next
    }
#endif
}

int main(void)
{
    struct node *list = NULL;
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof *node);
        node->next = list;
        node->value = i;
        list = node;
    }
    destroy(list);
    return 0;
}
