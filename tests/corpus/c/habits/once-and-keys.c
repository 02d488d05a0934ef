// once-and-keys.c — pthread_once runs once, keys are per thread and their destructors run.
// run: => ok
// habit: concurrent
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int made;
static atomic_int destroyed;
static void destroy(void *p) { destroyed += *(int *)p; }
static void make(void) { made++; pthread_key_create(&key, destroy); }
static void *work(void *p)
{
    pthread_once(&once, make);
    assert(!pthread_getspecific(key));
    pthread_setspecific(key, p);
    return pthread_getspecific(key);
}
int main(void)
{
    int one = 1, two = 2;
    pthread_t a, b;
    pthread_create(&a, 0, work, &one);
    pthread_create(&b, 0, work, &two);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(made == 1 && destroyed == 3);
    return 0;
}
