// feature: operators on _Atomic variables
// run: => ok
#include <assert.h>
#include <pthread.h>
static _Atomic int x;
static _Atomic long product = 1;
static void *run(void *p) { x++; x += 2; --x; product *= 3; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 4 && product == 9);
    x ^= 1, x <<= 2;
    assert(x == 20);
}
