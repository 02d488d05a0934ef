// feature: membarrier
// run: => refused message="membarrier: it orders accesses of other threads, at places that the program does not name"
#define _GNU_SOURCE
#include <assert.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
static atomic_int x, y;
static int a, b;
static void *run(void *p) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_signal_fence(memory_order_seq_cst);
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0);
    b = atomic_load_explicit(&x, memory_order_relaxed);
    pthread_join(t, 0);
    assert(a || b);
}
