// feature: volatile accesses as relaxed atomics
// run: --volatile relaxed => ok
#include <assert.h>
#include <pthread.h>
static volatile int flag;
static void *run(void *p) { flag = 1; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    while (!flag) {}
    pthread_join(t, 0);
    assert(flag == 1);
}
