// unroll-pingpong.c — two threads that hand a token back and forth until a third stops them: progress without end.
// run: --unroll 2 => unknown
#include <pthread.h>
#include <stdatomic.h>

static atomic_int token, stop;

static void *player(void *arg)
{
    int me = *(int *)arg;
    while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
        int expected = me;
        atomic_compare_exchange_strong_explicit(&token, &expected, 1 - me, memory_order_relaxed, memory_order_relaxed);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, player, &zero);
    pthread_create(&b, NULL, player, &one);
    atomic_store_explicit(&stop, 1, memory_order_relaxed);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
