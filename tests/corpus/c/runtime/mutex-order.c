// mutex-order.c — three critical sections have 3! orders, and nothing else distinguishes executions.
// run: => ok executions=6 blocked=0
// run: --model sc => ok executions=6 blocked=0
// run: -- -DN=2 => ok executions=2 blocked=0
// run: -- -DN=4 => ok executions=24 blocked=0
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *section(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mutex);
    total = 2 * total + 1;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        assert(pthread_create(&t[i], NULL, section, NULL) == 0);
    for (int i = 0; i < N; i++)
        assert(pthread_join(t[i], NULL) == 0);
    assert(total == (1 << N) - 1);
    return 0;
}
