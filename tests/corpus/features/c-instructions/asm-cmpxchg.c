// feature: lock cmpxchg
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x;
static int cas(int *p, int old, int new) {
    int seen;
    __asm__ __volatile__("lock; cmpxchgl %2, %1" : "=a"(seen), "+m"(*p) : "r"(new), "0"(old) : "memory", "cc");
    return seen;
}
static void *run(void *p) {
    int old = __atomic_load_n(&x, __ATOMIC_RELAXED), seen;
    while ((seen = cas(&x, old, old + 1)) != old) old = seen;
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2);
}
