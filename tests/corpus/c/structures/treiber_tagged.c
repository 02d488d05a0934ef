// treiber_tagged.c — a lock-free stack of array indices with a tag in the same 64-bit word, against the ABA problem; popped nodes are pushed again.
// run: => ok executions=5
// run: --all-rounds => ok executions=28
// run: --model sc => ok
// run: -- -DMUTANT=1 => violation assert@links
// run: -- -DMUTANT=2 => violation race@payload
// run: -- -DMUTANT=3 => violation race@payload
// run: -- -DMUTANT=4 => ok  harmless: a node comes back to the top only after a push, and every push raises the tag
// run: -- -DMUTANT=5 => ok  harmless: a node comes back to the top only after a pop, and every pop raises the tag
// why 1: the tag is never changed, so a pop may succeed with the link of a node that was popped and pushed again (ABA).
// why 2: the push does not release the contents of the node.
// why 3: the pop does not acquire them.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef MUTANT
#define MUTANT 0
#endif
// the order of an access, relaxed in mutant k
#define WEAK(k, order) (MUTANT == (k) ? memory_order_relaxed : memory_order_##order)

#include <stdint.h>

// top: the index of the top node plus 1 in the low half (0: empty), the tag in the high half
#define INDEX(word) ((int)(uint32_t)(word))
#define TAG(word) ((uint64_t)(word) >> 32)
#define WORD(index, tag) ((uint64_t)(uint32_t)(index) | (uint64_t)(tag) << 32)

static _Atomic uint64_t top;
static atomic_int next[4]; // next[i] belongs to node i; read by a pop that may fail, so it is atomic
static int value[4];

static void push(int i)
{
    uint64_t t = atomic_load_explicit(&top, memory_order_relaxed);
    do
        atomic_store_explicit(&next[i], INDEX(t), memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &t, WORD(i, TAG(t) + (MUTANT != 1 && MUTANT != 5)), WEAK(2, release),
                                                    memory_order_relaxed));
}

static int pop(void)
{
    uint64_t t = atomic_load_explicit(&top, WEAK(3, acquire));
    while (INDEX(t)) {
        int n = atomic_load_explicit(&next[INDEX(t)], memory_order_relaxed);
        if (atomic_compare_exchange_strong_explicit(&top, &t, WORD(n, TAG(t) + (MUTANT != 1 && MUTANT != 4)),
                                                    WEAK(3, acquire), WEAK(3, acquire)))
            break;
    }
    return INDEX(t);
}

static void *thread_1(void *arg)
{
    (void)arg;
    int a = pop();
    if (a)
        value[a]++; // @payload
    return NULL;
}

static void *thread_2(void *arg)
{
    (void)arg;
    int a = pop();
    int b = pop();
    if (a) {
        value[a]++; // @payload
        push(a);
    }
    if (b)
        value[b]++; // @payload, b is not pushed again
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 3; i >= 1; i--)
        push(i); // the stack is 1, 2, 3
    pthread_create(&t[0], NULL, thread_1, NULL);
    pthread_create(&t[1], NULL, thread_2, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    int left = 0;
    while (pop())
        left++;
    assert(left == 1); // @links: three nodes, three pops and one push
    return 0;
}
