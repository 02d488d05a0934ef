// race-array.c — each thread has its own element of an array; an index that is off by one makes two of them meet.
// run: => violation race@write
// run: -- -DFIXED => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static char slots[4];

static void *fill(void *arg)
{
    intptr_t i = (intptr_t)arg;
#ifdef FIXED
    slots[i] = (char)('a' + i);
#else
    slots[i | 1] = (char)('a' + i); // @write
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (intptr_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, fill, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
#ifdef FIXED
    assert(slots[0] == 'a' && slots[1] == 'b' && slots[2] == 'c' && slots[3] == 0);
#endif
    return 0;
}
