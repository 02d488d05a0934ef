// c11-threads.c — <threads.h>: thrd_create, join with result, thrd_exit, equal, mtx plain and recursive, trylock, yield.
// run: => ok executions=2 blocked=0
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static mtx_t mutex;
static int count;

static int add(void *arg)
{
    int n = *(int *)arg;
    assert(mtx_lock(&mutex) == thrd_success);
    count += n;
    assert(mtx_unlock(&mutex) == thrd_success);
    thrd_yield();
    if (n == 2)
        thrd_exit(20);
    return n * 10 - 40;
}

int main(void)
{
    thrd_t a, b;
    int two = 2, three = 3, result = 0;
    assert(mtx_init(&mutex, mtx_plain) == thrd_success);
    assert(mtx_trylock(&mutex) == thrd_success);
    assert(mtx_trylock(&mutex) == thrd_busy);
    assert(mtx_unlock(&mutex) == thrd_success);
    assert(thrd_create(&a, add, &two) == thrd_success);
    assert(thrd_create(&b, add, &three) == thrd_success);
    assert(!thrd_equal(a, b));
    assert(thrd_equal(thrd_current(), thrd_current()));
    assert(thrd_join(a, &result) == thrd_success && result == 20);
    assert(thrd_join(b, &result) == thrd_success && result == -10);
    assert(count == 5);
    mtx_destroy(&mutex);

    mtx_t recursive;
    assert(mtx_init(&recursive, mtx_plain | mtx_recursive) == thrd_success);
    mtx_lock(&recursive);
    mtx_lock(&recursive);
    mtx_unlock(&recursive);
    mtx_unlock(&recursive);
    mtx_destroy(&recursive);
    return 0;
}
