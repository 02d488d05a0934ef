// assert-store-buffer.c — store buffering: release/acquire allows both threads to read 0, sequential consistency does not.
// run: => violation assert@check
// run: -- -DFIXED => ok executions=3 blocked=0
// run: --model sc => ok executions=3
// run: --model tso => violation assert@check
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define STORE memory_order_seq_cst
#define LOAD memory_order_seq_cst
#else
#define STORE memory_order_release
#define LOAD memory_order_acquire
#endif

static atomic_int x, y;
static int a, b;

static void *left(void *arg)
{
    (void)arg;
    atomic_store_explicit(&x, 1, STORE);
    a = atomic_load_explicit(&y, LOAD);
    return NULL;
}

static void *right(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 1, STORE);
    b = atomic_load_explicit(&x, LOAD);
    return NULL;
}

int main(void)
{
    pthread_t l, r;
    pthread_create(&l, NULL, left, NULL);
    pthread_create(&r, NULL, right, NULL);
    pthread_join(l, NULL);
    pthread_join(r, NULL);
    assert(a == 1 || b == 1); // @check
    return 0;
}
