// null-threads.c — a pointer read before the other thread has stored it.
// run: => violation null@read
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct config {
    int version;
    int limit;
};

static struct config config = {1, 10};
static _Atomic(struct config *) current;

static void *publish(void *arg)
{
    (void)arg;
    atomic_store(&current, &config);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int limit = 10;
    pthread_create(&t, NULL, publish, NULL);
    struct config *seen = atomic_load(&current);
#ifdef FIXED
    if (seen)
#endif
        limit = seen->limit; // @read
    pthread_join(t, NULL);
    return limit - 10;
}
