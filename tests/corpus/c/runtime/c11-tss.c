// c11-tss.c — <threads.h>: tss_create with a destructor, tss_set, tss_get; values belong to their thread.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static tss_t key;
static int destroyed;

static void destroy(void *value)
{
    destroyed += *(int *)value;
}

static int run(void *arg)
{
    assert(tss_get(key) == NULL);
    assert(tss_set(key, arg) == thrd_success);
    assert(tss_get(key) == arg);
    return 0;
}

int main(void)
{
    thrd_t t;
    int five = 5, six = 6;
    assert(tss_create(&key, destroy) == thrd_success);
    assert(tss_set(key, &six) == thrd_success);
    thrd_create(&t, run, &five);
    thrd_join(t, NULL);
    assert(destroyed == 5);
    assert(tss_get(key) == &six);
    tss_delete(key);
    return 0;
}
