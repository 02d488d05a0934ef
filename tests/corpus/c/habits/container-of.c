// container-of.c — intrusive lists: offsetof, container_of, pointers to pointers, macros that declare their own variables.
// run: => ok
// habit: sequential
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct link { struct link *next, *prev; };
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
#define for_each(it, head) for (struct link *it = (head)->next; it != (head); it = it->next)

struct task { int id; char name[5]; struct link in_queue; double weight; };

static void add(struct link *head, struct link *new)
{
    new->prev = head->prev;
    new->next = head;
    head->prev->next = new;
    head->prev = new;
}

struct slist { struct slist *next; int v; };
static void remove_if(struct slist **at, int v)
{
    while (*at)
        if ((*at)->v == v) *at = (*at)->next;
        else at = &(*at)->next;
}

int main(void)
{
    struct link head = { &head, &head };
    for (int i = 0; i < 4; i++) {
        struct task *task = calloc(1, sizeof *task);
        task->id = i;
        task->weight = i / 2.0;
        add(&head, &task->in_queue);
    }
    int sum = 0;
    for_each(it, &head) {
        struct task *task = container_of(it, struct task, in_queue);
        sum = sum * 10 + task->id + (int)(task->weight * 2);
    }
    printf("%d %d %d\n", sum, (int)offsetof(struct task, in_queue), (int)sizeof(struct task));
    while (head.next != &head) {
        struct link *first = head.next;
        head.next = first->next;
        free(container_of(first, struct task, in_queue));
    }
    struct slist c = { 0, 1 }, b = { &c, 2 }, a = { &b, 1 }, *list = &a;
    remove_if(&list, 1);
    printf("%d %d\n", list->v, list->next == 0);
    return 0;
}
