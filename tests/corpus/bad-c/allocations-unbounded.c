// allocations-unbounded.c — a list that grows for ever.
// run: --timeout 2 => unknown message="time"
#include <stdlib.h>

struct node {
    struct node *next;
    char payload[4096];
};

int main(void)
{
    struct node *list = NULL;
    for (;;) {
        struct node *node = malloc(sizeof *node);
        node->next = list;
        list = node;
    }
}
