// stop-flag.c — a worker that polls a volatile flag, as old programs do; a result array filled by index; a thread's argument on main's stack in a loop (the classic mistake).
// run: --model sc => ok
// run: --model sc -- -DSHARED_INDEX => violation assert
// habit: concurrent
// habit: concurrent -DSHARED_INDEX
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static volatile int stop;
static int result[2], ticks;

static void *poll(void *arg) { while (!stop) ; ticks = 1; return arg; }
static void *square(void *arg)
{
#ifdef SHARED_INDEX
    int i = *(int *)arg;
    if (i < 2) result[i] = i * i + 1;
#else
    int i = (int)(intptr_t)arg;
    result[i] = i * i + 1;
#endif
    return (void *)(intptr_t)i;
}

int main(void)
{
    pthread_t t[2], poller;
    pthread_create(&poller, 0, poll, 0);
    for (int i = 0; i < 2; i++)
#ifdef SHARED_INDEX
        pthread_create(&t[i], 0, square, &i);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
#else
        pthread_create(&t[i], 0, square, (void *)(intptr_t)i);
    for (int i = 0; i < 2; i++) {
        void *r;
        pthread_join(t[i], &r);
        assert((intptr_t)r == i);
    }
#endif
    assert(result[0] == 1 && result[1] == 2);
    stop = 1;
    pthread_join(poller, 0);
    assert(ticks == 1);
    return 0;
}
