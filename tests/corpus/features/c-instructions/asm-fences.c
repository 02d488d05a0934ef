// feature: mfence, lfence, sfence, pause
// run: => ok
// run: -- -DBUG=1 => violation assert@bug
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_int x, y;
static int a, b;
static void *run(void *p) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    if (!BUG) __asm__ __volatile__("mfence" ::: "memory");
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    __asm__ __volatile__("mfence" ::: "memory");
    b = atomic_load_explicit(&x, memory_order_relaxed);
    __asm__ __volatile__("pause; lfence; sfence" ::: "memory");
    pthread_join(t, 0);
    assert(a || b);  // @bug
}
