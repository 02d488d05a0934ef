// section-no-race.c — plain accesses that creation, a join and a flag put in order are no race, whatever sections there are beside them.
// run: => ok
// run: --model rc20 => ok
// run: -- -DBROKEN => violation race@read
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int data, other;
static atomic_int flag;

static void *run(void *arg)
{
    assert(data == 1);
    data = 2;
    __VERIFIER_atomic_begin();
    other = 5;
    __VERIFIER_atomic_end();
    atomic_store_explicit(&flag, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    data = 1;
    pthread_create(&t, NULL, run, NULL);
#ifdef BROKEN
    if (atomic_load_explicit(&flag, memory_order_relaxed))
#else
    if (atomic_load_explicit(&flag, memory_order_acquire))
#endif
        assert(data == 2); // @read
    pthread_join(t, NULL);
    data = 3;
    assert(other == 5);
    return 0;
}
