// spin-function.c — the condition and the wait are in functions of their own, through a pointer.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct event {
    atomic_uint state;
    int result;
};

static struct event events[2];

static bool is_set(struct event *event)
{
    return (atomic_load_explicit(&event->state, memory_order_acquire) & 1u) != 0;
}

static void await(struct event *event)
{
    while (!is_set(event))
        ;
}

static void set(struct event *event, int result)
{
    event->result = result;
    atomic_store_explicit(&event->state, 3, memory_order_release);
}

static void *other(void *arg)
{
    (void)arg;
    await(&events[0]);
    set(&events[1], events[0].result + 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    set(&events[0], 10);
    await(&events[1]);
    assert(events[1].result == 11);
    pthread_join(t, NULL);
    return 0;
}
