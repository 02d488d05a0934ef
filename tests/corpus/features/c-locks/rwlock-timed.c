// feature: pthread_rwlock with time limits and attributes
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
int main(void) {
    pthread_rwlock_t l;
    pthread_rwlockattr_t attr;
    struct timespec limit = {1, 0};
    pthread_rwlockattr_init(&attr);
    assert(pthread_rwlockattr_setkind_np(&attr, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP) == 0);
    assert(pthread_rwlockattr_setpshared(&attr, PTHREAD_PROCESS_PRIVATE) == 0);
    pthread_rwlock_init(&l, &attr);
    assert(pthread_rwlock_wrlock(&l) == 0);
    assert(pthread_rwlock_trywrlock(&l) == EBUSY);
    assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
    pthread_rwlock_unlock(&l);
    assert(pthread_rwlock_timedrdlock(&l, &limit) == 0);
    assert(pthread_rwlock_timedwrlock(&l, &limit) == ETIMEDOUT);
    pthread_rwlock_unlock(&l);
    assert(pthread_rwlock_timedwrlock(&l, &limit) == 0);
    assert(pthread_rwlock_timedrdlock(&l, &limit) == ETIMEDOUT);
    pthread_rwlock_unlock(&l);
    pthread_rwlock_destroy(&l);
}
