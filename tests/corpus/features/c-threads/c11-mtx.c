// feature: <threads.h>: mtx_lock and kinds
// run: => ok
#include <assert.h>
#include <threads.h>
#include <time.h>
static mtx_t plain, recursive;
static int x;
static int run(void *p) {
    mtx_lock(&plain);
    x++;
    mtx_unlock(&plain);
    (void)p;
    return 0;
}
int main(void) {
    thrd_t t;
    mtx_init(&plain, mtx_plain);
    mtx_init(&recursive, mtx_plain | mtx_recursive);
    thrd_create(&t, run, 0);
    run(0);
    mtx_lock(&recursive);
    assert(mtx_trylock(&recursive) == thrd_success);
    mtx_unlock(&recursive);
    mtx_unlock(&recursive);
    thrd_join(t, 0);
    assert(x == 2);
    mtx_t timed;
    struct timespec limit = {1, 0};
    mtx_init(&timed, mtx_timed);
    assert(mtx_timedlock(&timed, &limit) == thrd_success && mtx_timedlock(&timed, &limit) == thrd_timedout);
}
