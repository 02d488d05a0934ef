// sections.c — N threads and a pthread mutex or a barrier. Sections have an order, K for each thread; arrivals at a barrier have none.
// run: -- -DN=3 -DK=2 => ok executions=90 blocked=0
// run: -- -DN=3 -DK=2 -DAPART => ok executions=90 blocked=0
// run: -- -DN=4 -DK=3 -DBARRIER => ok executions=1 blocked=0
// APART: no thread touches what another one does, so no thread sees the order. BARRIER: K rounds, with two meetings in each.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int owner, cell[N];
#ifdef BARRIER
static pthread_barrier_t barrier;
#endif

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    for (int k = 0; k < K; k++) {
#if defined BARRIER
        cell[me] = k;
        pthread_barrier_wait(&barrier);
        assert(cell[(me + N - 1) % N] == k);
        pthread_barrier_wait(&barrier);
#elif defined APART
        pthread_mutex_lock(&mutex);
        cell[me]++;
        pthread_mutex_unlock(&mutex);
#else
        pthread_mutex_lock(&mutex);
        owner = me;
        assert(owner == me);
        pthread_mutex_unlock(&mutex);
#endif
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
#ifdef BARRIER
    pthread_barrier_init(&barrier, NULL, N);
#endif
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
