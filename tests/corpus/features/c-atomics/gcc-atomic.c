// feature: GCC's __atomic_… functions
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x, y;
static char flag;
static void *run(void *p) {
    __atomic_add_fetch(&x, 2, __ATOMIC_RELAXED);
    __atomic_fetch_or(&y, 1 << (p != 0), __ATOMIC_ACQ_REL);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(&x);
    pthread_join(t, 0);
    assert(x == 4 && y == 3);
    assert(__atomic_fetch_nand(&x, 6, __ATOMIC_SEQ_CST) == 4 && x == ~4);
    assert(!__atomic_test_and_set(&flag, __ATOMIC_SEQ_CST) && flag);
    __atomic_clear(&flag, __ATOMIC_RELEASE);
    assert(!flag);
}
