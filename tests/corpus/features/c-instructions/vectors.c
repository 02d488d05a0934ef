// feature: vectors that clang makes at -O2 and -O3
// run: -- -O3 => ok
// run: -- -O2 -mavx2 => ok
// run: -- => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static int a[16], b[16], sum;
static unsigned char bytes[16];
static double reals[4];
static atomic_int ready;
static void *fill(void *p) {
    int n = *(int *)p;
    for (int i = 0; i < 16; i++) a[i] = b[i] * 3 + n + i;
    for (int i = 0; i < 16; i++) bytes[i] = (unsigned char)(a[i] > 20 ? a[i] : 20);
    for (int i = 0; i < 4; i++) reals[i] = a[i] * 0.5;
    int total = 0, most = 0;
    for (int i = 0; i < 16; i++) total += a[i];
    for (int i = 0; i < 16; i++) most = a[i] > most ? a[i] : most;
    sum = total + most;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return p;
}
int main(void) {
    int n = 4;
    for (int i = 0; i < 16; i++) b[i] = i;
    pthread_t t;
    pthread_create(&t, 0, fill, &n);
    while (!atomic_load_explicit(&ready, memory_order_acquire)) {}
    assert(sum == 4 * (15 * 8) + 16 * 4 + 64);
    pthread_join(t, 0);
    assert(bytes[3] == 20 && bytes[15] == 64 && reals[3] == 8.0);
    typedef int four __attribute__((vector_size(16)));
    four x = {1, 2, 3, 4}, y = {4, 3, 2, 1}, less = x < y;
    y = __builtin_shufflevector(x, y, 3, 4, 1, 6);
    assert(less[0] == -1 && less[2] == 0 && (x * y)[1] == 8 && y[n - 1] == 2);
}
