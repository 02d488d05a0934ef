// spin-exchange-plain.c — an exchange that fails writes nonetheless: it races with a plain read that the unlocking follows.
// run: => violation race@spin
// run: --model rc20 => violation race@spin
// run: --all-rounds => violation race@spin
// run: --equivalence rf => violation race@spin
// run: -- -DREADER_FIRST=1 => violation race@spin
// run: -- -DFIXED=1 => ok
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock = 1;
static int seen;

static void *waiter(void *arg)
{
    (void)arg;
    while (atomic_exchange_explicit(&lock, 1, memory_order_acquire)) // @spin
        ;
    return NULL;
}

static void *holder(void *arg)
{
    (void)arg;
#if FIXED
    seen = atomic_load_explicit(&lock, memory_order_relaxed);
#else
    seen = *(int *)&lock;
#endif
    atomic_store_explicit(&lock, 0, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
#if READER_FIRST
    pthread_create(&b, NULL, holder, NULL);
    pthread_create(&a, NULL, waiter, NULL);
#else
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, holder, NULL);
#endif
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
