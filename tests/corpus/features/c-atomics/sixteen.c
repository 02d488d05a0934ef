// feature: 16-byte compare-exchange (pointer and counter)
// run: -- -mcx16 => unknown
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
struct tagged { void *p; unsigned long count; };
static _Alignas(16) struct tagged top;
static int node;
static void *run(void *p) {
    struct tagged old, new;
    __atomic_load(&top, &old, __ATOMIC_RELAXED);
    do {
        new.p = &node;
        new.count = old.count + 1;
    } while (!__atomic_compare_exchange(&top, &old, &new, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(top.count == 2 && top.p == &node);
}
