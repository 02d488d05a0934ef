// feature: atomics of 1 and 2 bytes, and bool
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic unsigned char byte = 250;
static _Atomic short word;
static atomic_bool flag;
static void *run(void *p) { byte += 5; word -= 2; atomic_exchange(&flag, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(byte == 4 && word == -4 && flag);
}
