// filter.c — Peterson's lock for N threads (1981), sequentially consistent: N = 2 is the lock for two, with two reads in a round; for more, a loop over the other
// threads waits inside of a loop over the levels.
// run: -- -DN=2 -DPETERSON => ok executions=4 blocked=0
// run: -- -DN=3 => ok executions=663 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int owner;
#ifdef PETERSON
static atomic_int wants[2], turn;

static void lock(int me)
{
    atomic_store(&wants[me], 1);
    atomic_store(&turn, !me);
    while (atomic_load(&wants[!me]) && atomic_load(&turn) != me)
        ;
}

static void unlock(int me)
{
    atomic_store(&wants[me], 0);
}
#else
static atomic_int level[N], last[N];

static void lock(int me)
{
    for (int l = 1; l < N; l++) {
        atomic_store(&level[me], l);
        atomic_store(&last[l], me);
        for (int other = 0; other < N; other++)
            if (other != me)
                while (atomic_load(&level[other]) >= l && atomic_load(&last[l]) == me)
                    ;
    }
}

static void unlock(int me)
{
    atomic_store(&level[me], 0);
}
#endif

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    lock(me);
    owner = me;
    assert(owner == me);
    unlock(me);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
