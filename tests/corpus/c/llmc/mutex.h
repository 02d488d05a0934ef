// mutex.h — what the mutual exclusion algorithms of this folder share: N threads enter K times each, by relaxed accesses only.
//
// -DFENCED=1: full fences where writes are followed by reads that must come after them; enough for tso. -DFENCED=2: also release
// fences between writes that must stay in order; enough for pso and lmo, where the reads of these algorithms stay in order by
// themselves, because each is decided on before the next. -DDROP=k leaves the k-th full fence out.
#ifndef MUTEX_H
#define MUTEX_H

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 2
#endif
#ifndef FENCED
#define FENCED 0
#endif
#ifndef DROP
#define DROP 0
#endif

#define FULL_FENCE(k)                                   \
    do {                                                \
        if (FENCED >= 1 && DROP != (k))                 \
            atomic_thread_fence(memory_order_seq_cst);  \
    } while (0)
#define STORE_FENCE()                                   \
    do {                                                \
        if (FENCED >= 2)                                \
            atomic_thread_fence(memory_order_release);  \
    } while (0)

#define get(object) atomic_load_explicit(&(object), memory_order_relaxed)
#define set(object, value) atomic_store_explicit(&(object), (value), memory_order_relaxed)

// The algorithm: each file has its own.
static void lock(int me);
static void unlock(int me);

static atomic_int inside;

// No update and no fence here: they would help the algorithm.
static void critical(void)
{
    assert(get(inside) == 0); // @inside
    set(inside, 1);
    set(inside, 0);
}

static void *thread(void *arg)
{
    int me = (int)(long)arg;
    for (int k = 0; k < K; k++) {
        lock(me);
        critical();
        unlock(me);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, thread, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}

#endif
