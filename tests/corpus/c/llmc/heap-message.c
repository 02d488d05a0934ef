// heap-message.c — a message on the heap, handed over by its address: written before it is published, freed by who receives it.
// run: --engine states --model sc => ok
// run: --engine states --model tso => ok
// run: --engine states --model pso => ok
// run: --engine states --model lmo => ok
// run: --engine states --model sc -- -DRELAXED => ok
// run: --engine states --model tso -- -DRELAXED => ok
// run: --engine states --model pso -- -DRELAXED => violation assert@text
// run: --engine states --model lmo -- -DRELAXED => violation assert@text
// run: --engine states --model sc -- -DKEEPS => ok warning=leak
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED
#define ORDER memory_order_relaxed
#else
#define ORDER memory_order_release
#endif

static int *_Atomic box;

static void *sender(void *arg)
{
    int *message = calloc(1, sizeof *message);
    *message = 42;
    atomic_store_explicit(&box, message, ORDER);
    return 0;
}

int main(void)
{
    pthread_t t;
    int *message;
    pthread_create(&t, 0, sender, 0);
    do
        message = atomic_load_explicit(&box, memory_order_relaxed); // the address of the next read: no barrier is needed
    while (!message);
    assert(*message == 42); // @text
    pthread_join(t, 0);
#ifndef KEEPS
    free(message);
#else
    atomic_store_explicit(&box, 0, memory_order_relaxed);
#endif
    return 0;
}
