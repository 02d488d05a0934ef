// feature: __builtin_thread_pointer
// run: => ok
#include <assert.h>
#include <pthread.h>
static void *mine, *other;
static void *run(void *p) { other = __builtin_thread_pointer(); return p; }
int main(void) {
    pthread_t t;
    mine = __builtin_thread_pointer();
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(mine != other && mine == __builtin_thread_pointer());
}
