// feature: atomic_is_lock_free and ATOMIC_…_LOCK_FREE
// run: => ok
#include <assert.h>
#include <stdatomic.h>
int main(void) {
    atomic_int x;
    atomic_init(&x, 3);
    assert(atomic_is_lock_free(&x) && ATOMIC_INT_LOCK_FREE == 2 && x == 3);
}
