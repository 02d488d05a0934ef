// feature: lock dec with sete
// run: => ok
#include <assert.h>
#include <pthread.h>
static int count = 2, last[2];
static int dec_and_test(int *p) {
    unsigned char zero;
    __asm__ __volatile__("lock decl %0; sete %1" : "+m"(*p), "=qm"(zero) : : "memory", "cc");
    return zero;
}
static void *run(void *p) { *(int *)p = dec_and_test(&count); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, &last[0]);
    run(&last[1]);
    pthread_join(t, 0);
    assert(last[0] + last[1] == 1 && count == 0);
}
