// exit-destructor.c — `exit` runs what was registered, then the functions that are marked as destructors; `_exit` runs neither.
// run: => violation assert@destroyed
// run: -- -DRETURNS => violation assert@destroyed
// run: -- -DAT_ONCE => ok
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

static int handled;

static void handler(void)
{
    handled = 1;
}

__attribute__((destructor)) static void destroyed(void)
{
    assert(!handled); // @destroyed
}

int main(void)
{
    atexit(handler);
#if defined AT_ONCE
    _exit(0);
#elif !defined RETURNS
    exit(0);
#endif
    return 0;
}
