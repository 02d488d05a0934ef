// assert-lost-update.c — load then store is not an increment: an update is lost; fetch_add loses none.
// run: => violation assert@check
// run: --model sc => violation assert@check
// run: -- -DFIXED => ok executions=2 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *increment(void *arg)
{
    (void)arg;
#ifdef FIXED
    atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
#else
    atomic_store(&counter, atomic_load(&counter) + 1);
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, increment, NULL);
    pthread_create(&b, NULL, increment, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(atomic_load_explicit(&counter, memory_order_relaxed) == 2); // @check
    return 0;
}
