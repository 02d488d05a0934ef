// rwlock-try.c — tryrdlock and trywrlock: what they return with no holder, one reader, two readers, and a writer.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_rwlock_t lock;

struct expectation {
    int read, write;
};

static void *attempt(void *arg)
{
    const struct expectation *expect = arg;
    int result = pthread_rwlock_tryrdlock(&lock);
    assert(result == expect->read);
    if (result == 0)
        pthread_rwlock_unlock(&lock);
    result = pthread_rwlock_trywrlock(&lock);
    assert(result == expect->write);
    if (result == 0)
        pthread_rwlock_unlock(&lock);
    return NULL;
}

static void ask(int read, int write)
{
    struct expectation expect = {read, write};
    pthread_t t;
    pthread_create(&t, NULL, attempt, &expect);
    pthread_join(t, NULL);
}

int main(void)
{
    assert(pthread_rwlock_init(&lock, NULL) == 0);
    ask(0, 0);
    assert(pthread_rwlock_rdlock(&lock) == 0);
    ask(0, EBUSY);
    assert(pthread_rwlock_tryrdlock(&lock) == 0);
    ask(0, EBUSY);
    pthread_rwlock_unlock(&lock);
    ask(0, EBUSY);
    pthread_rwlock_unlock(&lock);
    ask(0, 0);
    assert(pthread_rwlock_wrlock(&lock) == 0);
    ask(EBUSY, EBUSY);
    pthread_rwlock_unlock(&lock);
    assert(pthread_rwlock_trywrlock(&lock) == 0);
    ask(EBUSY, EBUSY);
    pthread_rwlock_unlock(&lock);
    assert(pthread_rwlock_destroy(&lock) == 0);
    return 0;
}
