// thread-local.c — _Thread_local: each thread has its own, with its initial value, and its address is another one.
// run: => ok
// habit: concurrent
#include <assert.h>
#include <pthread.h>

static _Thread_local int mine = 5;
static int *of_main;
static void *work(void *p)
{
    assert(mine == 5 && &mine != of_main);
    mine += (int)(long)p;
    return (void *)(long)mine;
}
int main(void)
{
    pthread_t a, b;
    void *x, *y;
    mine = 1;
    of_main = &mine;
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    pthread_join(a, &x);
    pthread_join(b, &y);
    assert((long)x == 6 && (long)y == 7 && mine == 1);
    return 0;
}
