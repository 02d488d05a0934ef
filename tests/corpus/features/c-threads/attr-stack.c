// feature: attributes of a thread: stack size, guard, scope, inheritance
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x;
static void *run(void *p) { x++; return p; }
int main(void) {
    pthread_attr_t attr;
    size_t size = 0;
    pthread_attr_init(&attr);
    assert(pthread_attr_setstacksize(&attr, 1 << 20) == 0);
    assert(pthread_attr_getstacksize(&attr, &size) == 0 && size == 1 << 20);
    assert(pthread_attr_setguardsize(&attr, 4096) == 0);
    assert(pthread_attr_setscope(&attr, PTHREAD_SCOPE_SYSTEM) == 0);
    assert(pthread_attr_setinheritsched(&attr, PTHREAD_INHERIT_SCHED) == 0);
    pthread_t t;
    pthread_create(&t, &attr, run, 0);
    pthread_join(t, 0);
    pthread_attr_destroy(&attr);
    assert(x == 1);
}
