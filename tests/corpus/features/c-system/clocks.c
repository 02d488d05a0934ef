// feature: clock_gettime, gettimeofday, time: never backwards
// run: => unknown
#include <assert.h>
#include <sys/time.h>
#include <time.h>
int main(void) {
    struct timespec a, b;
    struct timeval v;
    clock_gettime(CLOCK_MONOTONIC, &a);
    clock_gettime(CLOCK_MONOTONIC, &b);
    assert(b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec >= a.tv_nsec));
    assert(gettimeofday(&v, 0) == 0 && time(0) > 0);
}
