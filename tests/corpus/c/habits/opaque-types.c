// opaque-types.c — an abstract type behind pointers, const and restrict, static inline, extern in a block, arrays as parameters with static.
// run: => ok
// habit: sequential
#include <stdio.h>
#include <stdlib.h>

typedef struct stack stack;
stack *stack_new(size_t room);
int stack_push(stack *s, int v);
int stack_pop(stack *s, int *restrict v);
struct stack { size_t used, room; int at[]; };

stack *stack_new(size_t room)
{
    stack *s = malloc(sizeof *s + room * sizeof s->at[0]);
    if (!s) return NULL;
    *s = (stack){ .room = room };
    return s;
}
int stack_push(stack *s, int v) { return s->used < s->room ? s->at[s->used++] = v, 0 : -1; }
int stack_pop(stack *s, int *restrict v) { return s->used ? *v = s->at[--s->used], 0 : -1; }
static inline int sum(const int v[static 3]) { return v[0] + v[1] + v[2]; }
int shared = 4;

int main(void)
{
    extern int shared;
    stack *s = stack_new(3);
    for (int i = 0; i < 5; i++) printf("%d ", stack_push(s, i * shared));
    int v[3] = { 0 };
    for (int i = 0; i < 3; i++) stack_pop(s, &v[i]);
    printf("%d %d %d\n", sum(v), stack_pop(s, v), (int)s->used);
    { int shared = 1; printf("%d\n", shared); }
    s = realloc(s, sizeof *s + 10 * sizeof(int));
    s->room = 10;
    printf("%d %d\n", stack_push(s, 77), s->at[0]);
    free(s);
    return 0;
}
