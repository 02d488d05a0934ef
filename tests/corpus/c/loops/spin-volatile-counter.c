// spin-volatile-counter.c — a back-off counter that is reset and forgotten: bounded inner delay loops inside the wait.
// run: => ok executions=1 blocked=0
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go;

static void *starter(void *arg)
{
    (void)arg;
    atomic_store(&go, 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, starter, NULL);
    while (!atomic_load(&go)) {
        for (int i = 0; i < 4; i++)
            __asm__ volatile("pause");
    }
    pthread_join(t, NULL);
    return 0;
}
