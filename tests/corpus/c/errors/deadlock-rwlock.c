// deadlock-rwlock.c — a reader ends without giving back its read lock: the writer waits for ever, another reader would not.
// run: => violation deadlock@write
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value = 1;
static int seen;

static void *reader(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    seen = value;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_join(t, NULL);
#ifdef FIXED
    pthread_rwlock_rdlock(&lock);
    seen += value;
#else
    pthread_rwlock_wrlock(&lock); // @write
    value++;
#endif
    pthread_rwlock_unlock(&lock);
    return seen - 2;
}
