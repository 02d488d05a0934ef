// feature: sleep, usleep, nanosleep
// run: => ok
#define _DEFAULT_SOURCE
#include <assert.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    struct timespec brief = {0, 1000};
    assert(usleep(10) == 0 && nanosleep(&brief, 0) == 0 && sleep(0) == 0);
    assert(clock_nanosleep(CLOCK_MONOTONIC, 0, &brief, 0) == 0);
}
