// clock-steps.c — how far the clock moves between two looks is not known: large steps are tried, and the answer says that others are not, unless the program has a clock of its own.
// run: => violation assert@soon
// run: --engine states --model sc => violation assert@soon
// run: --engine symbolic --model tso => violation assert@soon
// run: -- -DTWO => unknown message="looks at the clock found it unchanged, a second later and a day later"
// run: --engine states --model sc -- -DTWO => unknown
// run: --engine symbolic --model tso -- -DTWO => unknown
// run: -- -DTWO -DOWN => violation assert@two
// run: -- -DOWN -DBELOW=4 => ok executions=16
// run: -- -DONCE => ok
// run: -- -DONCE_EACH => unknown
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <time.h>

#ifdef OWN
static time_t now;
time_t time(time_t *place)
{
    (void)place;
    return now += fp_choose(0, 3);
}
#endif

static void *look(void *arg)
{
    time(NULL);
    return arg;
}

int main(void)
{
#if defined ONCE || defined ONCE_EACH
    // Nobody can tell where the clock is if there is one look.
    pthread_t t;
    pthread_create(&t, NULL, look, NULL);
#ifdef ONCE_EACH
    look(NULL);
#endif
    pthread_join(t, NULL);
#else
    (void)look;
    time_t a = time(NULL);
    time_t b = time(NULL);
#ifdef TWO
    assert(b - a != 2); // @two
#elif defined BELOW
    assert(b - a < BELOW);
#else
    assert(b - a < 2); // @soon
#endif
#endif
    return 0;
}
