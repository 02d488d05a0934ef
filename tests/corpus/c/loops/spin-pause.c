// spin-pause.c — loops that pause, yield or sleep while they wait: these calls have no effect.
// run: => ok executions=1 blocked=0
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int stage;

static void *other(void *arg)
{
    (void)arg;
    while (atomic_load(&stage) != 1)
        __builtin_ia32_pause();
    atomic_store(&stage, 2);
    while (atomic_load(&stage) != 3)
        __asm__ volatile("pause" ::: "memory");
    atomic_store(&stage, 4);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    atomic_store(&stage, 1);
    while (atomic_load(&stage) != 2)
        sched_yield();
    atomic_store(&stage, 3);
    while (atomic_load(&stage) != 4)
        usleep(10);
    pthread_join(t, NULL);
    return 0;
}
