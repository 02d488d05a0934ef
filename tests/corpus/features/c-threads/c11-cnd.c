// feature: <threads.h>: cnd_wait and cnd_signal
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <assert.h>
#include <threads.h>
#ifndef BUG
#define BUG 0
#endif
static mtx_t m;
static cnd_t c;
static int ready;
static int run(void *p) {
    mtx_lock(&m);
    ready = 1;
    if (!BUG) cnd_signal(&c);
    mtx_unlock(&m);
    (void)p;
    return 0;
}
int main(void) {
    thrd_t t;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    thrd_create(&t, run, 0);
    mtx_lock(&m);
    while (!ready) cnd_wait(&c, &m);  // @bug
    mtx_unlock(&m);
    thrd_join(t, 0);
}
