// unroll-bug-inside.c — the bug needs two rounds: one is not enough to see it.
// run: --unroll 1 => unknown
// run: --unroll 2 => violation assert@limit
// run: --unroll 3 => violation assert@limit
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, level;

static void *filler(void *arg)
{
    (void)arg;
    while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
        int now = atomic_fetch_add_explicit(&level, 1, memory_order_relaxed);
        assert(now < 1); // @limit
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, filler, NULL);
    atomic_store_explicit(&stop, 1, memory_order_relaxed);
    pthread_join(t, NULL);
    return 0;
}
