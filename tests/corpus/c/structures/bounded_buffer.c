// bounded_buffer.c — a bounded buffer with a mutex and two condition variables (a monitor in the style of Hoare 1974, with the signals of Mesa).
// run: => ok
// run: -- -DP=2 -DC=2 => ok
// run: --model sc => ok
// run: -- -DP=2 -DC=2 -DMUTANT=1 => violation assert@count
// run: -- -DMUTANT=2 => violation deadlock@wait
// run: -- -DMUTANT=3 => violation race@slot
// run: -- -DP=1 -DC=2 -DITEMS=2 -DMUTANT=4 => violation deadlock@wait
// why 1: a thread does not test again after it was woken, though another may have come first.
// why 2: a consumer is never told that there is an item.
// why 3: the slot is read after the mutex was unlocked.
// why 4: one condition variable for both sides and a single signal: it may wake a thread of the wrong side.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef P
#define P 1
#endif
#ifndef C
#define C 1
#endif
#ifndef ITEMS
#define ITEMS (P == 1 ? 2 : 1)
#endif
#ifndef MUTANT
#define MUTANT 0
#endif

#define TAKES (P * ITEMS / C) // by each consumer

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
#if MUTANT == 4
#define not_empty not_full
#else
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
#endif
static int count, slot; // room for one item
static int got[C];

#if MUTANT == 1
#define WHILE if
#else
#define WHILE while
#endif

static void put(int value)
{
    pthread_mutex_lock(&mutex);
    WHILE (count == 1)
        pthread_cond_wait(&not_full, &mutex); // @wait
    count++;
    assert(count == 1); // @count
    slot = value; // @slot
    if (MUTANT != 2)
        pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&mutex);
}

static int get(void)
{
    int value;
    pthread_mutex_lock(&mutex);
    WHILE (count == 0)
        pthread_cond_wait(&not_empty, &mutex); // @wait
    count--;
    assert(count == 0); // @count
    if (MUTANT != 3)
        value = slot;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&mutex);
    if (MUTANT == 3)
        value = slot; // @slot
    return value;
}

static void *producer(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < ITEMS; i++)
        put(me + 1);
    return NULL;
}

static void *consumer(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < TAKES; i++)
        got[me] += get();
    return NULL;
}

int main(void)
{
    pthread_t t[P + C];
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, producer, (void *)i);
    for (long i = 0; i < C; i++)
        pthread_create(&t[P + i], NULL, consumer, (void *)i);
    for (int i = 0; i < P + C; i++)
        pthread_join(t[i], NULL);
    int sum = 0;
    for (int i = 0; i < C; i++)
        sum += got[i];
    assert(sum == ITEMS * P * (P + 1) / 2);
    return 0;
}
