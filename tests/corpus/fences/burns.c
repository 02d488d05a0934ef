// burns.c — the one-bit algorithm of Burns (1981; Burns and Lynch 1993), here for two threads: right under sc only.
#include <assert.h>
#include <pthread.h>

static volatile int flag[2];

static void lock(int me)
{
    if (me == 0) {
        flag[0] = 1;
        while (flag[1])
            ;
        return;
    }
    for (;;) {
        flag[1] = 0;
        if (flag[0])
            continue;
        flag[1] = 1;
        if (!flag[0])
            return;
    }
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
