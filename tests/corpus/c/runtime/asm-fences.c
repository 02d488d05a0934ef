// asm-fences.c — inline assembly that is a fence: an empty one orders the compiler only; mfence orders the machine (as a seq_cst fence).
// run: => ok
// run: -- -DCOMPILER_ONLY => violation assert@check
// run: --model sc -- -DCOMPILER_ONLY => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef COMPILER_ONLY
#define FENCE() __asm__ volatile("" ::: "memory")
#else
#define FENCE() __asm__ volatile("mfence" ::: "memory")
#endif

static atomic_int x, y;
static int a, b;

static void *left(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    FENCE();
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t;
    __asm__ volatile("pause");
    __asm__ volatile("nop");
    __asm__ volatile("lfence" ::: "memory");
    __asm__ volatile("sfence" ::: "memory");
    pthread_create(&t, NULL, left, NULL);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    FENCE();
    b = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_join(t, NULL);
    assert(a || b); // @check
    return 0;
}
