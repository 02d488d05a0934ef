// race-atomic-plain.c — a plain read of a variable that others update atomically is a race; two plain reads are not.
// run: => violation race@read
// run: -- -DFIXED => ok executions=2 blocked=0
#include <pthread.h>

static int shared;

static void *bump(void *arg)
{
    (void)arg;
    __atomic_fetch_add(&shared, 1, __ATOMIC_SEQ_CST);
    return NULL;
}

int main(void)
{
    int before = shared; // the thread does not exist yet: no race
    int seen;
    pthread_t t;
    pthread_create(&t, NULL, bump, NULL);
#ifdef FIXED
    seen = __atomic_load_n(&shared, __ATOMIC_RELAXED);
#else
    seen = shared; // @read
#endif
    pthread_join(t, NULL);
    return seen - before > 1 || shared != 1;
}
