// atexit.c — functions registered with atexit run in reverse order, after main and on exit().
// run: => ok executions=1 blocked=0
// run: -- -DEXIT => ok executions=1 blocked=0
// run: -- -DWRONG => violation assert@last
#include <assert.h>
#include <stdlib.h>

static int calls;

static void runs_last(void)
{
#ifdef WRONG
    assert(calls == 1); // @last
#else
    assert(calls == 2);
#endif
}

static void runs_second(void)
{
    assert(calls == 1);
    calls = 2;
}

static void runs_first(void)
{
    assert(calls == 0);
    calls = 1;
}

static void leave(void)
{
    exit(0);
}

int main(void)
{
    assert(atexit(runs_last) == 0);
    assert(atexit(runs_second) == 0);
    assert(atexit(runs_first) == 0);
#ifdef EXIT
    leave();
    assert(0);
#else
    (void)leave;
#endif
    return 0;
}
