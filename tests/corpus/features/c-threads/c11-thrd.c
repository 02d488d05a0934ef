// feature: <threads.h>: thrd_create, thrd_join, thrd_yield
// run: => ok
#include <assert.h>
#include <threads.h>
static int x;
static int run(void *p) { x = 3; (void)p; return 9; }
int main(void) {
    thrd_t t;
    int result;
    assert(thrd_create(&t, run, 0) == thrd_success);
    thrd_yield();
    assert(thrd_join(t, &result) == thrd_success && result == 9 && x == 3);
}
