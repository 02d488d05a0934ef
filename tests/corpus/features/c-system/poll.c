// feature: poll and select as time-outs
// run: => ok
#define _DEFAULT_SOURCE
#include <assert.h>
#include <poll.h>
#include <sys/select.h>
int main(void) {
    struct timeval brief = {0, 100};
    assert(poll(0, 0, 1) == 0);
    assert(select(0, 0, 0, 0, &brief) == 0);
}
