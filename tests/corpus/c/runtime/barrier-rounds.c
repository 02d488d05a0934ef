// barrier-rounds.c — a barrier is used again for the second round; the buffers swap between rounds.
// run: => ok
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int cells[2][2] = {{1, 2}, {0, 0}};

static void *worker(void *arg)
{
    int me = *(int *)arg;
    for (int round = 0; round < 2; round++) {
        int from = round & 1, to = 1 - from;
        cells[to][me] = cells[from][0] + cells[from][1] + me;
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, worker, &zero);
    pthread_create(&b, NULL, worker, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(cells[1][0] == 3 && cells[1][1] == 4);
    assert(cells[0][0] == 7 && cells[0][1] == 8);
    pthread_barrier_destroy(&barrier);
    return 0;
}
