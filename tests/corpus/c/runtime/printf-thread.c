// printf-thread.c — printing orders nothing: two threads that print still leave the two outcomes of their accesses.
// run: => ok executions=2 blocked=0
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void *writer(void *arg)
{
    (void)arg;
    printf("before\n");
    atomic_store(&x, 1);
    printf("after\n");
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    printf("x = %d\n", atomic_load(&x));
    pthread_join(t, NULL);
    return 0;
}
