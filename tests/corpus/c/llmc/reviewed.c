// reviewed.c — what a reader of the state engine found: answers that were wrong once.
// run: --engine states --model lmo -- -DCREATIONS => ok
// run: --engine states --model lmo --merge-creations -- -DCREATIONS => ok
// run: --engine states --model lmo --merge-creations --no-reduction -- -DCREATIONS => ok
// run: --engine states --model sc -- -DASSUMED => ok
// run: --engine states --model tso --property termination -- -DASSUMED => ok
// run: --engine states --model sc -- -DTAGGED => violation use-after-free@used
// run: --engine states --model tso -- -DPACKED => violation use-after-free@used
// run: --engine states --model lmo -- -DCOPIED => ok
// run: --engine states --model lmo --no-reduction -- -DCOPIED => ok
// run: --engine states --model lmo -- -DACQUIRED => ok
// run: --engine states --model lmo --no-reduction -- -DACQUIRED => ok
// run: --engine states --model pso --buffer 300 --search depth --jobs 1 --ignore livelock --timeout 1s -- -DMANY => unknown
//
// CREATIONS: an operation that was overtaken must be able to leave while somebody starts threads. ASSUMED: a run that an assumption
// discards is no run without end. TAGGED, PACKED: a pointer in disguise is a pointer, so the memory is not used again. COPIED: a
// copy takes effect before older writes, so the buffer is not as good as empty. ACQUIRED: a load of the own write waits for
// older loads, if it is an acquire load. MANY: a buffer may hold more than 255 operations (the space is too large to be searched).

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int get(atomic_int *x)
{
    return atomic_load_explicit(x, memory_order_relaxed);
}

static void set(atomic_int *x, int value)
{
    atomic_store_explicit(x, value, memory_order_relaxed);
}

static atomic_int x, y, z;

#if defined CREATIONS
static void *writes(void *arg)
{
    set(&x, 1);
    set(&y, 1);
    return 0;
}
static void *nothing(void *arg)
{
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writes, 0);
    set(&z, 1);
    pthread_create(&b, 0, nothing, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
#elif defined ASSUMED
static void *looks(void *arg)
{
    int seen = get(&x);
    fp_assume(seen == 1);
    set(&y, 1);
    return 0;
}
int main(void)
{
    pthread_t a;
    pthread_create(&a, 0, looks, 0);
    set(&x, 1);
    while (!get(&y))
        ;
    pthread_join(a, 0);
}
#elif defined TAGGED
#define TAG 0xff00000000000000ul
int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    uintptr_t kept = (uintptr_t)p ^ TAG;
    free(p);
    p = malloc(sizeof *p);
    *p = 2;
    int seen = *(int *)(kept ^ TAG); // @used
    free(p);
    return seen == 3;
}
#elif defined PACKED
static struct __attribute__((packed)) {
    char tag;
    int *pointer;
} kept;
int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    kept.pointer = p;
    p = 0;
    free(kept.pointer);
    p = malloc(sizeof *p);
    *p = 2;
    int seen = *kept.pointer; // @used
    free(p);
    return seen == 3;
}
#elif defined COPIED
static long source = 1, target;
static void *third(void *arg)
{
    assert(get(&x) == 1);
    return 0;
}
static void *copies(void *arg)
{
    set(&x, 1);
    memcpy(&target, &source, sizeof target);
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, copies, 0);
    if (*(volatile long *)&target == 1) {
        pthread_create(&b, 0, third, 0);
        pthread_join(b, 0);
    }
    pthread_join(a, 0);
}
#elif defined ACQUIRED
static void *first(void *arg)
{
    int seen = get(&y);
    set(&x, 1);
    (void)atomic_load_explicit(&x, memory_order_acquire);
    set(&z, 1);
    assert(seen == 0);
    return 0;
}
static void *second(void *arg)
{
    if (get(&z) == 1)
        set(&y, 1);
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
#elif defined MANY
static atomic_int many[300];
static void *writes(void *arg)
{
    for (int i = 0; i < 260; i++)
        set(&many[i], 1);
    return 0;
}
static void *reads(void *arg)
{
    return (void *)(intptr_t)get(&many[299]);
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writes, 0);
    pthread_create(&b, 0, reads, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    for (int i = 0; i < 260; i++)
        assert(get(&many[i]) == 1);
}
#endif
