// indexer.c — N threads enter four words each into a shared hash table (RCMC, Table 2; Flanagan and Godefroid 2005): the first collisions come with N = 12.
// run: -- -DN=2 => ok executions=1 blocked=0
// run: -- -DN=11 => ok executions=1 blocked=0
// run: -- -DN=12 => ok executions=8 blocked=0
// run: -- -DN=13 => ok executions=64 blocked=0
// run: -- -DN=14 => ok executions=512 blocked=0
// run: --model sc -- -DN=12 => ok executions=8 blocked=0
// run: --model tso -- -DN=12 => ok executions=8 blocked=0
// run: --model pso -- -DN=12 => ok executions=8 blocked=0
// run: --model wrc11 -- -DN=12 => ok executions=8 blocked=0
// run: -- -DN=12 -DSC=1 => ok executions=8 blocked=0
// run: -- -DN=12 -DNOJOIN => ok executions=8 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifdef SC // every access sequentially consistent
#define RLX memory_order_seq_cst
#else
#define RLX memory_order_relaxed
#endif
#ifndef N
#define N 12
#endif

#define SIZE 128
#define MAX 4

static atomic_int table[SIZE];

static void *thread(void *arg)
{
    int t = (int)(long)arg;
    for (int m = 1; m <= MAX; m++) {
        int w = m * 11 + t;
        int h = (w * 7) % SIZE;
        int expected = 0;
        while (!atomic_compare_exchange_strong_explicit(&table[h], &expected, w, RLX, RLX)) {
            h = (h + 1) % SIZE;
            expected = 0;
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
#ifndef NOJOIN
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
#endif
    return 0;
}
