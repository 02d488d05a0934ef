// feature: pthread_cleanup_push and pop
// run: => ok
#include <assert.h>
#include <pthread.h>
static int order;
static void add(void *p) { order = order * 10 + *(int *)p; }
static void *run(void *p) {
    static int one = 1, two = 2, three = 3;
    pthread_cleanup_push(add, &one);
    pthread_cleanup_push(add, &two);
    pthread_cleanup_push(add, &three);
    pthread_cleanup_pop(1);
    pthread_exit(p);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(order == 321);
}
