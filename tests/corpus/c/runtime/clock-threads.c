// clock-threads.c — looks of two threads at the clock: each sees its own in order, and who is told of a look sees no earlier time. (No error is found; steps of the clock other than 0 s, 1 s and a day are not tried, so the answer stays open.)
// run: => unknown
// run: -- -DEQUAL => violation assert@different
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

static atomic_long told;

static void *teller(void *arg)
{
    (void)arg;
    atomic_store_explicit(&told, time(NULL), memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, teller, NULL);
    long a = time(NULL);
    long seen = atomic_load_explicit(&told, memory_order_acquire);
    long b = time(NULL);
    assert(a <= b);
    if (seen) assert(seen <= b);
#ifdef EQUAL
    if (seen) assert(seen != b); // @different
#endif
    pthread_join(t, NULL);
    return 0;
}
