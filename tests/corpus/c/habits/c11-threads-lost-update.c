// c11-threads-lost-update.c — threads.h: a counter with a mutex is right, one without is not (-DFORGOTTEN).
// run: => ok
// run: -- -DFORGOTTEN => violation assert
// habit: concurrent
// habit: concurrent -DFORGOTTEN
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static mtx_t lock;
static atomic_int count;
static int work(void *p)
{
#ifndef FORGOTTEN
    mtx_lock(&lock);
#endif
    int seen = atomic_load(&count);
    atomic_store(&count, seen + 1);
#ifndef FORGOTTEN
    mtx_unlock(&lock);
#endif
    return *(int *)p;
}
int main(void)
{
    thrd_t a, b;
    int one = 1, two = 2, x, y;
    mtx_init(&lock, mtx_plain);
    thrd_create(&a, work, &one);
    thrd_create(&b, work, &two);
    thrd_join(a, &x);
    thrd_join(b, &y);
    assert(x + y == 3 && count == 2);
    mtx_destroy(&lock);
    return 0;
}
