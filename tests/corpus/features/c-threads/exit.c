// feature: pthread_exit
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x;
static void deeper(void) { x = 1; pthread_exit(&x); }
static void *run(void *p) { deeper(); x = 2; return p; }
int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, &result);
    assert(result == &x && x == 1);
}
