// signal.c — signal handlers interrupt a thread anywhere: not supported.
// run: => refused message="signal"
#include <signal.h>

static volatile sig_atomic_t seen;

static void handler(int number)
{
    seen = number;
}

int main(void)
{
    signal(SIGINT, handler);
    raise(SIGINT);
    return seen - SIGINT;
}
