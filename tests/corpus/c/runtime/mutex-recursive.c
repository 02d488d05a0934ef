// mutex-recursive.c — a recursive mutex: locked as often as one likes by its owner, free only after as many unlocks.
// run: => ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex;
static int value;

static void add(int n)
{
    assert(pthread_mutex_lock(&mutex) == 0);
    value++;
    if (n > 1)
        add(n - 1);
    assert(pthread_mutex_unlock(&mutex) == 0);
}

static void *other(void *arg)
{
    int expect = *(int *)arg;
    int result = pthread_mutex_trylock(&mutex);
    assert(result == expect);
    if (result == 0)
        pthread_mutex_unlock(&mutex);
    return NULL;
}

static void *adder(void *arg)
{
    (void)arg;
    add(2);
    return NULL;
}

static void ask(int expect)
{
    pthread_t t;
    pthread_create(&t, NULL, other, &expect);
    pthread_join(t, NULL);
}

int main(void)
{
    pthread_mutexattr_t attributes;
    int type = -1;
    assert(pthread_mutexattr_init(&attributes) == 0);
    assert(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0);
    assert(pthread_mutexattr_gettype(&attributes, &type) == 0 && type == PTHREAD_MUTEX_RECURSIVE);
    assert(pthread_mutex_init(&mutex, &attributes) == 0);
    pthread_mutexattr_destroy(&attributes);

    pthread_mutex_lock(&mutex);
    assert(pthread_mutex_trylock(&mutex) == 0);
    ask(EBUSY);
    pthread_mutex_unlock(&mutex);
    ask(EBUSY);
    pthread_mutex_unlock(&mutex);
    ask(0);

    pthread_t t;
    pthread_create(&t, NULL, adder, NULL);
    add(2);
    pthread_join(t, NULL);
    assert(value == 4);
    assert(pthread_mutex_destroy(&mutex) == 0);
    return 0;
}
