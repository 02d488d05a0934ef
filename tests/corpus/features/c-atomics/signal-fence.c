// feature: atomic_signal_fence
// run: => ok
#include <assert.h>
#include <stdatomic.h>
int main(void) {
    atomic_int x = 1;
    atomic_signal_fence(memory_order_seq_cst);
    assert(atomic_load(&x) == 1);
}
