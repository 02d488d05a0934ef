// peterson-volatile.c — Peterson's lock for two threads that enter ROUNDS times, as Java has it: every access volatile, which is seq_cst here.
// run: => ok executions=4 blocked=0
// run: --all-rounds => ok executions=12 blocked=0
// run: -- -DROUNDS=2 => ok executions=48 blocked=0
// run: --all-rounds -- -DROUNDS=2 => ok executions=672 blocked=0
// run: --model sc => ok executions=4 blocked=0
// run: --all-rounds --model sc => ok executions=12 blocked=0
// run: --model sc -- -DROUNDS=2 => ok executions=48 blocked=0
// run: --all-rounds --model sc -- -DROUNDS=2 => ok executions=672 blocked=0
// run: -- -DNOJOIN => ok executions=4 blocked=0 warning=unjoined
// run: --all-rounds -- -DNOJOIN => ok executions=12 blocked=0 warning=unjoined
//
// Three rounds have 38 052 executions with --all-rounds.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int wants[2], turn, inside;

static void *thread(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    for (int k = 0; k < ROUNDS; k++) {
        atomic_store(&wants[me], 1);
        atomic_store(&turn, other);
        while (atomic_load(&wants[other]) && atomic_load(&turn) == other)
            ;
        atomic_store(&inside, me);
        assert(atomic_load(&inside) == me); // @alone
        atomic_store(&wants[me], 0);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
