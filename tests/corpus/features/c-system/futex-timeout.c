// feature: FUTEX_WAIT with a time limit, EAGAIN
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    int word = 3;
    struct timespec limit = {0, 1000};
    assert(syscall(SYS_futex, &word, FUTEX_WAIT, 2, 0, 0, 0) == -1 && errno == EAGAIN);
    assert(syscall(SYS_futex, &word, FUTEX_WAIT, 3, &limit, 0, 0) == -1 && errno == ETIMEDOUT);
    assert(syscall(SYS_futex, &word, FUTEX_WAKE, 1, 0, 0, 0) == 0);
}
