// key-dead-local.c — the destructor of a key runs when the thread's function has returned, or was left: its locals are gone.
// run: => violation use-after-free@read
// run: --engine states --model sc => violation use-after-free@read
// run: -- -DLEAVE => violation use-after-free@read
// run: --engine states --model sc -- -DLEAVE => violation use-after-free@read
// run: -- -DLEAVE -O2 => violation use-after-free@read
// run: -- -DMAIN => violation use-after-free@read
// run: --engine states --model tso -- -DMAIN => violation use-after-free@read
// run: -- -DFIXED => ok
// run: -- -DFIXED -DLEAVE => ok
// run: --engine states --model sc -- -DFIXED -DLEAVE => ok
// run: -- -DFIXED -DMAIN => ok
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static volatile int seen;

static void destroy(void *value)
{
    seen = *(int *)value; // @read
}

static void *run(void *arg)
{
    int local = 7;
#ifdef FIXED
    static int lasting = 7;
    pthread_setspecific(key, &lasting);
#else
    pthread_setspecific(key, &local);
#endif
    (void)local;
#if defined LEAVE || defined MAIN
    pthread_exit(arg);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_key_create(&key, destroy);
#ifdef MAIN
    run(NULL);
#endif
    pthread_create(&t, NULL, run, NULL);
    pthread_join(t, NULL);
    return 0;
}
