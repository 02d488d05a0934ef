// liveness-spinlock.c — a hand-made spin lock whose owner forgets to release it on one path.
// run: => violation liveness@spin
// run: -- -DFIXED => ok
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag locked = ATOMIC_FLAG_INIT;
static int users;

static void *use(void *arg)
{
    (void)arg;
    while (atomic_flag_test_and_set_explicit(&locked, memory_order_acquire)) // @spin
        ;
    users++;
    if (users == 1) {
#ifdef FIXED
        atomic_flag_clear_explicit(&locked, memory_order_release);
#endif
        return NULL;
    }
    atomic_flag_clear_explicit(&locked, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
