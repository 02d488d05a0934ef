// escape-copy.c — a local whose address reaches another thread in a copied struct, by memcpy and by realloc.
// run: => ok executions=1 blocked=0
// run: -- -fno-builtin => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct task {
    int *place;
    int value;
};

static void *worker(void *given)
{
    struct task *task = given;
    *task->place = task->value;
    return NULL;
}

int main(void)
{
    pthread_t t;
    int result = 0;
    struct task local = {&result, 7}, *task = malloc(sizeof *task);
    memcpy(task, &local, sizeof local);
    task = realloc(task, 4 * sizeof *task);
    pthread_create(&t, NULL, worker, task);
    pthread_join(t, NULL);
    assert(result == 7);
    free(task);
    return 0;
}
