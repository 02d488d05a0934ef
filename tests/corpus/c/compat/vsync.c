// vsync.c — words of libvsync: loops that wait, assertions, assumptions.
// run: => ok
// run: --compat vsync => ok
// run: -- -DMUTANT=1 => violation race@data
#include <pthread.h>
#include <stdatomic.h>
#include <vsync/common/assert.h>
#include <vsync/common/await_while.h>
#include <vsync/common/verify.h>

static atomic_int flag;
static int data;

static void *send(void *arg) {
    data = 1;
#if MUTANT == 1
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
#else
    atomic_store_explicit(&flag, 1, memory_order_release);
#endif
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    verification_loop_bound(4);
    await_while(!atomic_load_explicit(&flag, memory_order_acquire)) {}
    ASSERT(data == 1);  // @data
    verification_assume(data == 1);
    pthread_join(t, 0);
    return 0;
}
