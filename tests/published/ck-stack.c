// ck-stack.c — Concurrency Kit's stack: a push against a pop with a pointer and a counter in 16 bytes: inline assembly, cmpxchg16b.
#include <assert.h>
#include <ck_stack.h>
#include <pthread.h>
struct item { ck_stack_entry_t entry; int value; };
static ck_stack_t stack __attribute__((aligned(16))) = CK_STACK_INITIALIZER;
static struct item item;
static void *run(void *arg) {
    item.value = 3;
    ck_stack_push_mpmc(&stack, &item.entry);
    return arg;
}
int main(void) {
    pthread_t other;
    pthread_create(&other, 0, run, 0);
    ck_stack_entry_t *entry = ck_stack_pop_mpmc(&stack);
    if (entry) assert(((struct item *)entry)->value == 3);
    pthread_join(other, 0);
}
