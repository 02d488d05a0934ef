// bakery.c — Lamport's bakery algorithm (1974), here for two threads: right under sc only.
#include <assert.h>
#include <pthread.h>

static volatile int choosing[2], number[2];

static void lock(int me)
{
    int other = 1 - me;
    choosing[me] = 1;
    int highest = number[other];
    number[me] = highest + 1;
    choosing[me] = 0;
    while (choosing[other])
        ;
    for (;;) {
        int theirs = number[other];
        if (theirs == 0 || theirs > number[me] || (theirs == number[me] && other > me))
            break;
    }
}

static void unlock(int me)
{
    number[me] = 0;
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
