// feature: sem_timedwait and sem_clockwait
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <semaphore.h>
#include <time.h>
int main(void) {
    sem_t s;
    struct timespec limit = {1, 0};
    sem_init(&s, 0, 1);
    assert(sem_timedwait(&s, &limit) == 0);
    assert(sem_clockwait(&s, CLOCK_REALTIME, &limit) == -1 && errno == ETIMEDOUT);
    sem_destroy(&s);
}
