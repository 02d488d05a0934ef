// use-after-return.c — a thread is given the address of a local variable of a function that has returned.
// run: => violation use-after-free@read
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>

static pthread_t thread;
static int seen;

static void *reader(void *arg)
{
    seen = *(int *)arg; // @read
    return NULL;
}

static void start(void)
{
#ifdef FIXED
    static int local = 9;
#else
    int local = 9;
#endif
    pthread_create(&thread, NULL, reader, &local);
}

int main(void)
{
    start();
    pthread_join(thread, NULL);
    return seen - 9;
}
