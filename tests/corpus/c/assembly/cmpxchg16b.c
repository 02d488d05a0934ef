// cmpxchg16b.c — a stack whose head is a pointer and a counter in 16 bytes, changed by a compare-exchange of both, as assembly; the
// halves are also loaded alone. Without the counter a pop takes a head that was popped and pushed again meanwhile.
// run: => ok
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation assert@once
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct node { struct node *next; };
struct head { struct node *top; uint64_t count; };
static struct head stack __attribute__((aligned(16)));
static struct node nodes[2];
static int taken[2];

static inline struct node *load(struct node **p) {
    struct node *v;
    __asm__ __volatile__("movq %1, %0" : "=r"(v) : "m"(*p) : "memory");
    return v;
}
static inline uint64_t load64(uint64_t *p) {
    uint64_t v;
    __asm__ __volatile__("movq %1, %0" : "=r"(v) : "m"(*p) : "memory");
    return v;
}
static inline void store(struct node **p, struct node *v) { __asm__ __volatile__("movq %1, %0" : "=m"(*p) : "r"(v) : "memory"); }
static inline bool cas16(struct head *at, struct head *old, struct head new) {
    bool z;
    __asm__ __volatile__("movq 0(%4), %%rax; movq 8(%4), %%rdx; lock cmpxchg16b %0; setz %1"
                         : "+m"(*at), "=q"(z) : "b"(new.top), "c"(new.count), "r"(old) : "memory", "cc", "rax", "rdx");
    return z;
}
static struct node *pop(void) {
    struct head old, new;
    do {
        old.count = load64(&stack.count);
        old.top = load(&stack.top);
        if (!old.top) return 0;
        new.top = load(&old.top->next);
#if MUTANT == 1
        new.count = old.count;
#else
        new.count = old.count + 1;
#endif
    } while (!cas16(&stack, &old, new));
    return old.top;
}
static void push(struct node *n) {
    struct head old, new;
    do {
        old.count = load64(&stack.count);
        old.top = load(&stack.top);
        store(&n->next, old.top);
        new.top = n;
        new.count = old.count;
    } while (!cas16(&stack, &old, new));
}
static void *run(void *arg) {
    (void)arg;
    struct node *a = pop(), *b = pop();
    if (b) taken[b - nodes] = 1;
    if (a) push(a);
    return 0;
}
int main(void) {
    nodes[0].next = &nodes[1];
    stack.top = &nodes[0];
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    struct node *first = pop(), *second = pop();
    pthread_join(t, 0);
    assert(!second || !taken[second - nodes]);  // @once
    (void)first;
    return 0;
}
