// thread-result.c — pthread_exit deep in a call, results of join, self and equal, null attributes and attribute objects.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_t seen_by_itself;

static void leave(int depth, intptr_t value)
{
    if (depth == 0)
        pthread_exit((void *)value);
    leave(depth - 1, value + 1);
    assert(0 && "not reached");
}

static void *by_exit(void *arg)
{
    leave(3, (intptr_t)arg);
    return NULL;
}

static void *by_return(void *arg)
{
    seen_by_itself = pthread_self();
    return (char *)arg + 1;
}

int main(void)
{
    static char text[] = "ab";
    pthread_t a, b;
    pthread_attr_t attributes;
    void *result = NULL;
    assert(pthread_attr_init(&attributes) == 0);
    assert(pthread_create(&a, NULL, by_exit, (void *)(intptr_t)100) == 0);
    assert(pthread_create(&b, &attributes, by_return, text) == 0);
    pthread_attr_destroy(&attributes);
    assert(!pthread_equal(a, b));
    assert(!pthread_equal(a, pthread_self()));
    assert(pthread_equal(pthread_self(), pthread_self()));
    assert(pthread_join(a, &result) == 0);
    assert((intptr_t)result == 103);
    assert(pthread_join(b, &result) == 0);
    assert(result == text + 1 && *(char *)result == 'b');
    assert(pthread_equal(b, seen_by_itself));
    return 0;
}
