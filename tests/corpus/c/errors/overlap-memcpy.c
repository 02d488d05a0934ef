// overlap-memcpy.c — memcpy moves what is in an array; the other thread decides how far, and so whether it overlaps.
// run: => violation overlap@copy
// run: --engine states --model sc => violation overlap@copy
// run: -- -DPOINTER => violation overlap@pointer
// run: -- -DFIXED => ok executions=2 blocked=0
// run: -- -DFIXED -DPOINTER => ok executions=2 blocked=0
// run: --engine symbolic --model sc -- -DALONE => violation overlap@alone
// run: --engine symbolic --model sc -- -DALONE -DFIXED => ok
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#ifdef FIXED
#define COPY memmove
#else
#define COPY memcpy
#endif

static atomic_int gap = 16;

static void *narrow(void *arg)
{
    (void)arg;
    atomic_store(&gap, 8);
    return NULL;
}

int main(void)
{
    volatile int zero = 0;
    char text[33] = "0123456789abcdef";
    memcpy(text, text + zero, 16); // the same range: compilers make such copies
#ifdef ALONE
    COPY(text + 8, text, 16); // @alone
    int n = 8;
#else
    pthread_t t;
    pthread_create(&t, NULL, narrow, NULL);
    int n = atomic_load(&gap);
#ifdef POINTER
    void *(*volatile copy)(void *, const void *, size_t) = COPY;
    copy(text + n, text, 16); // @pointer
#else
    COPY(text + n, text, 16); // @copy
#endif
    pthread_join(t, NULL);
#endif
    return text[n + zero] != '0';
}
