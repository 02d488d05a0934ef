// remark1.c — the race of Remark 1 (RCMC, section 3.3): the plain read can read from one write only, and still races with it.
// run: => violation race@plain
// run: -- -DFIXED => ok executions=2
// run: --model wrc11 => violation race@plain
// run: --model sc => ok executions=2

#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static int x; // accessed both ways, so the atomic accesses use the builtins

static void *writer(void *arg)
{
    (void)arg;
    __atomic_store_n(&x, 1, STORE);
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    int a = __atomic_load_n(&x, LOAD);
    if (a)
        *(int *)arg = x; // @plain
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int b = 0;
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, &b);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
