// thread-nested.c — a thread that makes threads: a sum over a tree of four leaves, each level joining the one below.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>

struct range {
    const int *values;
    int count;
    int sum;
};

static void *sum(void *arg)
{
    struct range *range = arg;
    if (range->count == 1) {
        range->sum = range->values[0];
        return NULL;
    }
    int half = range->count / 2;
    struct range left = {range->values, half, 0};
    struct range right = {range->values + half, range->count - half, 0};
    pthread_t t;
    pthread_create(&t, NULL, sum, &left);
    sum(&right);
    pthread_join(t, NULL);
    range->sum = left.sum + right.sum;
    return NULL;
}

int main(void)
{
    static const int values[] = {3, 5, 7, 11};
    struct range all = {values, 4, 0};
    sum(&all);
    assert(all.sum == 26);
    return 0;
}
