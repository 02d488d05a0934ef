// feature: __builtin_ia32_pause, mfence, lfence, sfence
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *run(void *p) { atomic_store(&x, 1); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    while (!atomic_load(&x)) __builtin_ia32_pause();
    __builtin_ia32_mfence();
    __builtin_ia32_lfence();
    __builtin_ia32_sfence();
    pthread_join(t, 0);
}
