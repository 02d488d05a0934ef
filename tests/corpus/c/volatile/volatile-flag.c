// volatile-flag.c — code from before C11: flags and counters are volatile, the fence is the compiler's. As relaxed atomics they have no races.
// run: => violation race@flag
// run: --volatile relaxed => ok
// run: --volatile plain => violation race@flag
// run: --volatile relaxed -- -DNO_FENCE => violation race@data
// run: --volatile relaxed --model tso -- -DNO_FENCE => ok
// run: --plain relaxed => ok
// run: --plain relaxed -- -DNO_FENCE => violation assert@seen
// run: --plain relaxed --ignore leak -- -DNO_FENCE => violation assert@seen
// run: --plain relaxed --engine states --model sc => ok
// run: --plain relaxed --engine symbolic --model sc => ok
// run: --volatile relaxed -- -O2 => ok
#include <assert.h>
#include <pthread.h>

static volatile int flag;
static int data;
#ifdef NO_FENCE
#define FENCE()
#else
#define FENCE() __sync_synchronize()
#endif

static void *send(void *arg) {
    data = 42;  // @data
    FENCE();
    flag = 1;  // @flag
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    if (flag) {
        FENCE();
        assert(data == 42);  // @seen
    }
    pthread_join(t, 0);
    return 0;
}
