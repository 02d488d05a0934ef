// dekker.c — Dekker's algorithm (Dijkstra 1965) for two threads: right under sc only.
#include <assert.h>
#include <pthread.h>

static volatile int flag[2], turn;

static void lock(int me)
{
    flag[me] = 1;
    while (flag[1 - me]) {
        if (turn != me) {
            flag[me] = 0;
            while (turn != me)
                ;
            flag[me] = 1;
        }
    }
}

static void unlock(int me)
{
    turn = 1 - me;
    flag[me] = 0;
}

static int count;

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    lock(me);
    count++;
    unlock(me);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(count == 2);
    return 0;
}
