// rwlock.c — readers share, writers exclude: what a writer does in two steps no reader sees half done.
// run: => ok
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int first, second;

static void *writer(void *arg)
{
    (void)arg;
    assert(pthread_rwlock_wrlock(&lock) == 0);
    first++;
    second++;
    assert(pthread_rwlock_unlock(&lock) == 0);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    assert(pthread_rwlock_rdlock(&lock) == 0);
    int a = first, b = second;
    assert(pthread_rwlock_unlock(&lock) == 0);
    assert(a == b);
    return NULL;
}

int main(void)
{
    pthread_t w, r1, r2;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r1, NULL, reader, NULL);
    pthread_create(&r2, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r1, NULL);
    pthread_join(r2, NULL);
    assert(first == 1 && second == 1);
    return 0;
}
