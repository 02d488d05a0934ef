// keys.c — thread-specific data: each thread has its own value, null at first; destructors run when a thread ends, for non-null values.
// run: => ok executions=2 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

static pthread_key_t with_destructor, without;
static atomic_int destroyed;

static void destroy(void *value)
{
    int *p = value;
    atomic_fetch_add_explicit(&destroyed, *p, memory_order_relaxed);
    free(p);
}

static void *run(void *arg)
{
    int number = (int)(intptr_t)arg;
    assert(pthread_getspecific(with_destructor) == NULL);
    assert(pthread_getspecific(without) == NULL);
    int *p = malloc(sizeof *p);
    *p = number;
    assert(pthread_setspecific(with_destructor, p) == 0);
    assert(pthread_setspecific(without, &destroyed) == 0);
    int *q = pthread_getspecific(with_destructor);
    assert(q == p && *q == number);
    assert(pthread_getspecific(without) == &destroyed);
    if (number == 3)
        pthread_exit(NULL);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    assert(pthread_key_create(&with_destructor, destroy) == 0);
    assert(pthread_key_create(&without, NULL) == 0);
    pthread_setspecific(without, &a);
    pthread_create(&a, NULL, run, (void *)(intptr_t)2);
    pthread_create(&b, NULL, run, (void *)(intptr_t)3);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(atomic_load(&destroyed) == 5);
    assert(pthread_getspecific(without) == &a);
    assert(pthread_getspecific(with_destructor) == NULL);
    assert(pthread_key_delete(with_destructor) == 0);
    assert(pthread_key_delete(without) == 0);
    return 0;
}
