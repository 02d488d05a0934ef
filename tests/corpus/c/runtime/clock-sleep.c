// clock-sleep.c — who has slept finds the clock at least so much later, and so do those who hear of it. Sleeps of different threads may overlap. (No error is found; steps of the clock other than 0 s, 1 s and a day are not tried, so the answer stays open.)
// run: => unknown
// run: --engine states --model sc => unknown
// run: -- -DCHILD => unknown
// run: -- -DUNTIL => unknown
// run: -- -DTIMED => unknown
// run: -- -DOVERLAP => violation assert@overlap
// run: -- -DSUM => violation assert@sum
// run: -- -DNO_CLOCK => ok executions=1 blocked=0
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static void *sleeper(void *arg)
{
    sleep(5);
    return arg;
}

int main(void)
{
    pthread_t t;
#if defined NO_CLOCK
    pthread_create(&t, NULL, sleeper, NULL);
    sleep(5);
    pthread_join(t, NULL);
#elif defined CHILD
    time_t a = time(NULL);
    pthread_create(&t, NULL, sleeper, NULL);
    pthread_join(t, NULL);
    assert(time(NULL) - a >= 5);
#elif defined UNTIL
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += 3;
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    assert(now.tv_sec >= until.tv_sec);
#elif defined TIMED
    static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 3;
    pthread_mutex_lock(&m);
    if (pthread_cond_timedwait(&c, &m, &until) == ETIMEDOUT)
        assert(time(NULL) >= until.tv_sec);
    pthread_mutex_unlock(&m);
#elif defined OVERLAP || defined SUM
    time_t a = time(NULL);
    pthread_create(&t, NULL, sleeper, NULL);
    sleep(5);
    pthread_join(t, NULL);
    time_t passed = time(NULL) - a;
    assert(passed >= 5);
#ifdef OVERLAP
    assert(passed >= 10); // @overlap
#else
    assert(passed < 10); // @sum
#endif
#else
    time_t a = time(NULL);
    sleep(5);
    time_t b = time(NULL);
    assert(b - a >= 5);
    usleep(1000);
    time_t c = time(NULL);
    struct timespec some = {2, 1};
    nanosleep(&some, NULL);
    thrd_sleep(&some, NULL);
    assert(time(NULL) - c >= 4);
#endif
    (void)sleeper;
    return 0;
}
