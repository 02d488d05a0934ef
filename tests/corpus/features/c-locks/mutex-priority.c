// feature: mutex attributes: priority protocol and ceiling, process-shared
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
int main(void) {
    pthread_mutex_t m;
    pthread_mutexattr_t attr;
    int protocol = -1, shared = -1;
    pthread_mutexattr_init(&attr);
    assert(pthread_mutexattr_setprotocol(&attr, PTHREAD_PRIO_INHERIT) == 0);
    assert(pthread_mutexattr_getprotocol(&attr, &protocol) == 0 && protocol == PTHREAD_PRIO_INHERIT);
    assert(pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_SHARED) == 0);
    assert(pthread_mutexattr_getpshared(&attr, &shared) == 0 && shared == PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(&m, &attr);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutexattr_destroy(&attr);
}
