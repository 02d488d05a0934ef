// feature: vectors that clang makes at -O2
// run: -- -O2 => ok
#include <assert.h>
#include <pthread.h>
static int a[16], b[16];
static void *run(void *p) {
    for (int i = 0; i < 16; i++) a[i] = b[i] * 3 + i;
    return p;
}
int main(void) {
    pthread_t t;
    for (int i = 0; i < 16; i++) b[i] = i;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    int sum = 0;
    for (int i = 0; i < 16; i++) sum += a[i];
    assert(sum == 480);
}
