// flags400.c — one thread raises CELLS flags in order, another sums them from the last to the first if the last is raised: 2 executions.
// run: => ok executions=2 blocked=0
// run: --model sc => ok executions=2 blocked=0
// run: -- -DNOJOIN => ok executions=2 blocked=0 warning=unjoined
// run: -- -DSCAN -DCELLS=10 => ok executions=11 blocked=0
// run: -- -DSCAN -DCELLS=40 => ok executions=41 blocked=0
// run: --model sc -- -DSCAN => ok executions=401 blocked=0
// run: -- -DCELLS=10 -DORDER=memory_order_relaxed => violation assert@order
//
// 801 volatile (seq_cst) accesses in two threads. SCAN: the sum is made in any case; as all flags before a raised one are raised,
// there are CELLS + 1 executions.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef CELLS
#define CELLS 400
#endif
#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

static atomic_int flag[CELLS];

static void *raise_all(void *arg)
{
    (void)arg;
    for (int i = 0; i < CELLS; i++)
        atomic_store_explicit(&flag[i], 1, ORDER);
    return NULL;
}

static void *sum_up(void *arg)
{
    (void)arg;
    int sum = 0, first = -1; // the first raised flag that was met
#ifndef SCAN
    if (!atomic_load_explicit(&flag[CELLS - 1], ORDER))
        return NULL;
#endif
    for (int i = CELLS - 1; i >= 0; i--)
        if (atomic_load_explicit(&flag[i], ORDER)) {
            sum++;
            if (first < 0)
                first = i;
        }
    assert(sum == first + 1); // @order
    return NULL;
}

int main(void)
{
    pthread_t writer, reader;
    pthread_create(&writer, NULL, raise_all, NULL);
    pthread_create(&reader, NULL, sum_up, NULL);
#ifndef NOJOIN
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
#endif
    return 0;
}
