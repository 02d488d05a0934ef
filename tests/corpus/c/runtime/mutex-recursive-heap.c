// mutex-recursive-heap.c — recursive mutexes on the heap and on the stack, by attribute and by initialiser; a plain one beside them is not.
// run: => ok
// run: -- -O2 => ok
// run: -- -DATTRIBUTE => ok
// run: -- -DATTRIBUTE -DPLAIN => violation relock@plain
// run: -- -DPLAIN => violation relock@plain
// run: --engine states --model sc => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

static void twice(pthread_mutex_t *m)
{
    assert(pthread_mutex_lock(m) == 0);
    assert(pthread_mutex_lock(m) == 0);
    assert(pthread_mutex_trylock(m) == 0);
    for (int i = 0; i < 3; i++) assert(pthread_mutex_unlock(m) == 0);
    assert(pthread_mutex_unlock(m) == EPERM);
}

int main(void)
{
    pthread_mutex_t stack = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    twice(&stack);
    pthread_mutex_t *heap = malloc(sizeof *heap);
    *heap = stack;
    twice(heap);
#ifdef ATTRIBUTE
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(heap, &attr);
    twice(heap);
#endif
#ifdef PLAIN
    pthread_mutex_t *plain = malloc(sizeof *plain);
    pthread_mutex_init(plain, NULL);
    pthread_mutex_lock(plain);
    pthread_mutex_lock(plain); // @plain
#endif
    free(heap);
    return 0;
}
