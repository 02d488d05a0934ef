// race-publish.c — message passing: a relaxed flag publishes nothing, a release/acquire flag does.
// run: => violation race@read
// run: -- -DFIXED => ok executions=2 blocked=0
// run: --model sc => ok executions=2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static int data;
static atomic_int flag;

static void *writer(void *arg)
{
    (void)arg;
    data = 42;
    atomic_store_explicit(&flag, 1, STORE);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    if (atomic_load_explicit(&flag, LOAD) == 1) {
        int seen = data; // @read
        assert(seen == 42);
    }
    return NULL;
}

int main(void)
{
    pthread_t w, r;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    return 0;
}
