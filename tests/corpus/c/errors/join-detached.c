// join-detached.c — a thread that is detached or joined has no number any more: POSIX leaves undefined what naming it again does.
// run: -- -DDETACH_JOIN => violation assert@second
// run: -- -DJOIN_DETACH => violation assert@second
// run: -- -DDETACH_TWICE => violation assert@second
// run: -- -DJOIN_TWICE => violation double-join@second
// run: -- -DAT_ONCE => violation assert
// run: --engine states --model sc -- -DDETACH_JOIN => violation assert@second
// run: --engine states --model sc -- -DJOIN_DETACH => violation assert@second
// run: --engine states --model sc -- -DDETACH_TWICE => violation assert@second
// run: -- -DC11 -DDETACH_JOIN => violation assert@second
// run: => ok
// run: --engine states --model sc => ok
#include <pthread.h>
#include <threads.h>

#ifdef C11
#define JOIN(t) thrd_join(t, NULL)
#define DETACH(t) thrd_detach(t)
#else
#define JOIN(t) pthread_join(t, NULL)
#define DETACH(t) pthread_detach(t)
#endif

static void *run(void *arg) { return arg; }
static void *joins(void *t)
{
    JOIN(*(pthread_t *)t);
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, run, NULL);
    pthread_create(&u, NULL, run, NULL);
#if defined DETACH_JOIN
    DETACH(t);
    JOIN(t); // @second
#elif defined JOIN_DETACH
    JOIN(t);
    DETACH(t); // @second
#elif defined DETACH_TWICE
    DETACH(t);
    DETACH(t); // @second
#elif defined JOIN_TWICE
    JOIN(t);
    JOIN(t); // @second
#elif defined AT_ONCE
    pthread_t other;
    pthread_create(&other, NULL, joins, &t);
    DETACH(t);
    JOIN(other);
#else
    JOIN(t);
#endif
    DETACH(u);
    (void)joins;
    return 0;
}
