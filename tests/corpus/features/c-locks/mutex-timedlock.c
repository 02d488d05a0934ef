// feature: pthread_mutex_timedlock and clocklock
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *run(void *p) {
    struct timespec limit = {1, 0};
    int error = p ? pthread_mutex_timedlock(&m, &limit) : pthread_mutex_clocklock(&m, CLOCK_REALTIME, &limit);
    assert(error == 0 || error == ETIMEDOUT);
    if (error == 0) x++, pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(&x);
    pthread_join(t, 0);
    assert(x == 1 || x == 2);  // a lock that is free is taken
    struct timespec limit = {1, 0};
    assert(pthread_mutex_timedlock(&m, &limit) == 0);
    assert(pthread_mutex_clocklock(&m, CLOCK_MONOTONIC, &limit) == ETIMEDOUT);
}
