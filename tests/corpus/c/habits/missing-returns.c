// missing-returns.c — functions that end without `return`: main, a thread, a callback whose result nobody looks at, and one that returns on some paths.
// run: => ok
// run: -- -DUSED => violation uninitialised
// habit: concurrent
// habit: concurrent -DUSED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static int on_event(int kind) { if (kind > 0) return 1; done++; }
static void *worker(void *arg) { on_event(*(int *)arg); done++; }

int main(void)
{
    int kind = 0;
    pthread_t a, b;
    void *ignored;
    pthread_create(&a, 0, worker, &kind);
    pthread_create(&b, 0, worker, &kind);
    pthread_join(a, &ignored);
    pthread_join(b, 0);
    assert(done == 4);
#ifdef USED
    if (ignored) done++;
#endif
}
