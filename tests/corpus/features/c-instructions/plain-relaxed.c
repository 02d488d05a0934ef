// feature: plain accesses as relaxed atomics
// run: --plain relaxed => ok
#include <assert.h>
#include <pthread.h>
static int flag;
static void *run(void *p) { flag = 1; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    int seen = flag;
    assert(seen == 0 || seen == 1);
    pthread_join(t, 0);
    assert(flag == 1);
}
