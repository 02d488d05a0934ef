// double-join.c — a thread is joined twice, by one thread or by two: undefined behaviour.
// run: => violation double-join@again
// run: --engine states --model sc => violation double-join@again
// run: --engine symbolic --model sc => violation double-join@again
// run: -- -DTWO => violation double-join
// run: --engine states --model sc -- -DTWO => violation double-join
// run: -- -DFIXED => ok executions=1
#include <pthread.h>
#include <stddef.h>

static pthread_t worker;
static void *work(void *arg) { return arg; }
static void *join(void *arg) { pthread_join(worker, NULL); return arg; }

int main(void)
{
#ifdef TWO
    pthread_t joiner;
    pthread_create(&worker, NULL, work, NULL);
    pthread_create(&joiner, NULL, join, NULL);
    pthread_join(worker, NULL);
    pthread_join(joiner, NULL);
#else
    pthread_t once;
    pthread_create(&once, NULL, work, NULL);
    pthread_join(once, NULL);
#ifndef FIXED
    pthread_join(once, NULL); // @again
#endif
    (void)join;
#endif
    return 0;
}
