// exit-paths.c — a program that leaves from the middle: exit deep in a call while other threads run, handlers, quick exits after an error code.
// run: => ok
// run: -- -DBEFORE => violation assert
// run: -- -DAFTER => ok
// habit: concurrent
// habit: concurrent -DBEFORE
// habit: concurrent -DAFTER
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int step;

static void fatal(int code) { step = 1; exit(code); }
static void check(int depth) { if (depth == 0) fatal(0); check(depth - 1); step = 9; }

static void *other(void *arg)
{
#ifdef BEFORE
    // Nothing keeps the process from ending after main has set step and before this looks.
    assert(step == 0);
#endif
    (void)arg;
    return 0;
}

static void at_end(void) { assert(step == 1); }

int main(void)
{
    pthread_t t;
    atexit(at_end);
    pthread_create(&t, 0, other, 0);
    check(3);
#ifdef AFTER
    assert(0);
#endif
    step = 2;
    return 1;
}
