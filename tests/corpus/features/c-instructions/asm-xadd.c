// feature: lock xadd, inc, dec, add, or
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x, y;
static void *run(void *p) {
    int old = 2;
    __asm__ __volatile__("lock xaddl %0, %1" : "+r"(old), "+m"(x) : : "memory", "cc");
    __asm__ __volatile__("lock incl %0" : "+m"(y) : : "memory", "cc");
    __asm__ __volatile__("lock orl %1, %0" : "+m"(y) : "ir"(8) : "memory", "cc");
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 4 && (y == 10 || y == 9));
}
