// feature: xchg
// run: => ok
#include <assert.h>
#include <pthread.h>
static int lock, x;
static void *run(void *p) {
    int old;
    do {
        old = 1;
        __asm__ __volatile__("xchgl %0, %1" : "+r"(old), "+m"(lock) : : "memory");
    } while (old);
    x++;
    __asm__ __volatile__("xchgl %0, %1" : "+r"(old), "+m"(lock) : : "memory");
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2);
}
