// clock.c — one clock for the process: it never runs backwards, two looks may find it the same or later, and a loop that waits for a time ends. (No error is found; steps of the clock other than 0 s, 1 s and a day are not tried, so the answer stays open.)
// run: => unknown
// run: --engine states --model sc => unknown
// run: -- -DSAME => violation assert@moves
// run: -- -DMOVED => violation assert@stays
// run: -- -DTHREAD_SAME => violation assert@moves_there
// run: -- -DTHREAD_MOVED => violation assert@stays_there
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

static time_t before;

static void *later(void *arg)
{
    (void)arg;
    time_t now = time(NULL);
    assert(now >= before);
#ifdef THREAD_SAME
    assert(now != before); // @moves_there
#elif defined THREAD_MOVED
    assert(now == before); // @stays_there
#endif
    return NULL;
}

int main(void)
{
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
#ifdef SAME
    clock_gettime(CLOCK_MONOTONIC, &b);
    assert(b.tv_sec != a.tv_sec); // @moves
#elif defined MOVED
    struct timeval c;
    gettimeofday(&c, NULL);
    assert(c.tv_sec == a.tv_sec); // @stays
#else
    do clock_gettime(CLOCK_MONOTONIC, &b);
    while (b.tv_sec - a.tv_sec < 1);
    assert(clock() >= 0);
    before = time(NULL);
    assert(before >= b.tv_sec);
    pthread_t t;
    pthread_create(&t, NULL, later, NULL);
    pthread_join(t, NULL);
    assert(time(NULL) >= before);
#endif
    return 0;
}
