// peterson.c — Peterson's algorithm (1981) for two threads, as textbooks print it: right under sc only.
#include <assert.h>
#include <pthread.h>

static volatile int flag[2], turn;

static void lock(int me)
{
    flag[me] = 1;
    turn = 1 - me;
    while (flag[1 - me] && turn == 1 - me)
        ;
}

static void unlock(int me)
{
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
