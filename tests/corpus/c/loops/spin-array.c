// spin-array.c — waiting for each element of an array in turn: a bounded loop around an unbounded one.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static struct {
    atomic_int ready;
    int value;
} slots[N];

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < N; i++) {
        slots[i].value = i * i;
        atomic_store_explicit(&slots[i].ready, 1, memory_order_release);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 0; i < N; i++) {
        while (!atomic_load_explicit(&slots[i].ready, memory_order_acquire))
            ;
        sum += slots[i].value;
    }
    assert(sum == 5);
    pthread_join(t, NULL);
    return 0;
}
