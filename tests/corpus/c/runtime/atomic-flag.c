// atomic-flag.c — atomic_flag: test and set, clear, with and without explicit order.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdatomic.h>

static atomic_flag flag = ATOMIC_FLAG_INIT;

int main(void)
{
    assert(!atomic_flag_test_and_set(&flag));
    assert(atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    assert(!atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
    atomic_flag_clear_explicit(&flag, memory_order_release);
    assert(!atomic_flag_test_and_set_explicit(&flag, memory_order_relaxed));
    return 0;
}
