// volatile.c — volatile accesses to locals and globals are ordinary accesses; a volatile variable shared by threads is still a race.
// run: => ok executions=1 blocked=0
// run: -- -DSHARED => violation race@read
#include <assert.h>
#include <pthread.h>

static volatile int shared;

static void *writer(void *arg)
{
    (void)arg;
    shared = 1;
    return NULL;
}

int main(void)
{
    volatile int local = 3;
    local = local * local + local;
    assert(local == 12);
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
#ifdef SHARED
    local = shared; // @read
#endif
    pthread_join(t, NULL);
    assert(shared == 1);
    return 0;
}
