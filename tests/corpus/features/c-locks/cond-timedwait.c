// feature: pthread_cond_timedwait and clockwait
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c;
int main(void) {
    struct timespec limit = {1, 0};
    pthread_condattr_t attr;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&c, &attr);
    pthread_mutex_lock(&m);
    assert(pthread_cond_timedwait(&c, &m, &limit) == ETIMEDOUT);
    assert(pthread_cond_clockwait(&c, &m, CLOCK_REALTIME, &limit) == ETIMEDOUT);
    pthread_mutex_unlock(&m);
    pthread_cond_destroy(&c);
}
