// tagged-words.c — marks in the low bit of a pointer, counters in the high 16 bits, and a small integer in place of a pointer.
// run: => ok
// habit: sequential
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *next; int value; };

static struct node *mark(struct node *p) { return (struct node *)((uintptr_t)p | 1); }
static struct node *plain(struct node *p) { return (struct node *)((uintptr_t)p & ~(uintptr_t)1); }
static int marked(struct node *p) { return (uintptr_t)p & 1; }

static uint64_t pack(void *p, uint16_t count) { return (uint64_t)(uintptr_t)p | (uint64_t)count << 48; }
static void *address(uint64_t word) { return (void *)(uintptr_t)(word << 16 >> 16); }

typedef uintptr_t value;
static value small(int n) { return (value)n << 1 | 1; }
static int number(value v) { return (int)((intptr_t)v >> 1); }

static struct node global = { 0, 40 };

int main(void)
{
    struct node local = { &global, 2 }, *heap = malloc(sizeof *heap);
    *heap = (struct node){ mark(&local), 7 };
    printf("%d %d %d\n", marked(heap->next), plain(heap->next)->value, marked(local.next));
    struct node *all[] = { &global, &local, heap };
    for (int i = 0; i < 3; i++) {
        uint64_t word = pack(all[i], (uint16_t)(0xfff0 + i));
        struct node *back = address(word);
        printf("%d %d %d\n", back == all[i], back->value, (int)(word >> 48));
    }
    printf("%d %d %d\n", number(small(-5)), number(small(1 << 20)), (int)(small(3) & 1));
    printf("%d %d\n", (int)((uintptr_t)heap % _Alignof(max_align_t) == 0), (int)((uintptr_t)&local % _Alignof(struct node)));
    free(heap);
    return 0;
}
