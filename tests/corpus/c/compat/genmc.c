// genmc.c — a stack for GenMC, with hazard pointers and annotations; genmc.h is found without a flag. Without protection a node is freed too early.
// run: --model sc => ok
// run: --compat genmc --model sc => ok
// run: -- -DMUTANT=1 => violation use-after-free@next
// run: -- -DMUTANT=2 => violation assert@twice
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *_Atomic next; };
static struct node *_Atomic top;

static void push(struct node *n) {
    struct node *old = atomic_load_explicit(&top, memory_order_acquire);
    do __VERIFIER_local_write(atomic_store_explicit(&n->next, old, memory_order_relaxed));
    while (!__VERIFIER_final_CAS(atomic_compare_exchange_strong(&top, &old, n)));
}
static int pop(void) {
    __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
    struct node *old, *next;
    for (;;) {
#if MUTANT == 1
        old = atomic_load(&top);
#else
        old = __VERIFIER_hp_protect(hp, &top);
#endif
        if (!old) break;
        next = atomic_load(&old->next);  // @next
        if (atomic_compare_exchange_strong(&top, &old, next)) break;
    }
    int value = old ? old->value : -1;
#if MUTANT == 2
    if (old) __VERIFIER_hp_retire(old);
#endif
    if (old) __VERIFIER_hp_retire(old);  // @twice
    __VERIFIER_hp_free(hp);
    return value;
}
static void *run(void *arg) {
    (void)arg;
    int value = pop();
    assert(value == 1 || value == -1);
    return 0;
}
int main(void) {
    struct node *n = malloc(sizeof *n);
    n->value = 1;
    push(n);
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    int value = pop();
    assert(value == 1 || value == -1);
    pthread_join(t, 0);
    __VERIFIER_loop_begin();
    __VERIFIER_helping_CAS(atomic_compare_exchange_strong(&top, &n, n););
    return 0;
}
