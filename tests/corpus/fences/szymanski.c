// szymanski.c — Szymański's algorithm (1988), here for two threads: right under sc only.
#include <assert.h>
#include <pthread.h>

// 0: outside, 1: wants to enter, 2: waits for others to enter, 3: in the doorway, 4: the door is closed
static volatile int state[2];

static void lock(int me)
{
    int other = 1 - me;
    state[me] = 1;
    while (state[other] >= 3)
        ;
    state[me] = 3;
    if (state[other] == 1) {
        state[me] = 2;
        while (state[other] != 4)
            ;
    }
    state[me] = 4;
    if (other < me)
        while (state[other] >= 2)
            ;
}

static void unlock(int me)
{
    int other = 1 - me;
    if (other > me)
        while (state[other] / 2 == 1) // 2 or 3, read once
            ;
    state[me] = 0;
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
