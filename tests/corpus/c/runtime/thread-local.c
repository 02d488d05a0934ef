// thread-local.c — _Thread_local: each thread starts with the initial value and sees only its own; addresses differ.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct state {
    int calls;
    const char *name;
};

static _Thread_local int counter = 10;
static __thread struct state state = {1, "fresh"};
static int *of_main;

static int next(void)
{
    static _Thread_local int serial;
    return ++serial;
}

static void *run(void *arg)
{
    intptr_t n = (intptr_t)arg;
    assert(counter == 10 && state.calls == 1 && state.name[0] == 'f');
    assert(&counter != of_main);
    for (intptr_t i = 0; i < n; i++) {
        counter++;
        assert(next() == i + 1);
    }
    state.calls += counter;
    assert(state.calls == 11 + n);
    return (void *)(intptr_t)counter;
}

int main(void)
{
    pthread_t a, b;
    void *result;
    of_main = &counter;
    counter = 77;
    pthread_create(&a, NULL, run, (void *)1);
    pthread_create(&b, NULL, run, (void *)3);
    pthread_join(a, &result);
    assert((intptr_t)result == 11);
    pthread_join(b, &result);
    assert((intptr_t)result == 13);
    assert(counter == 77 && state.calls == 1 && next() == 1);
    return 0;
}
