// section-waits.c — a thread that waits in an atomic section waits for ever, since no other thread does anything meanwhile; one that ends there stops all
// others.
// run: => violation liveness@wait
// run: --model sc => violation liveness@wait
// run: --model tso => violation liveness@wait
// run: --engine states --model sc => violation livelock
// run: --model sc -- -DFIXED => ok
// run: -- -DFIXED => ok
// run: --engine states --model sc -- -DFIXED => ok
// run: --model sc -- -DLOCK => violation deadlock
// run: --engine states --model sc -- -DLOCK => violation deadlock
// run: --model sc -- -DJOIN => violation deadlock
// run: --engine states --model sc -- -DJOIN => violation deadlock
// run: -- -DENDS => violation assert@ends
// run: --engine states --model sc -- -DENDS => violation assert@ends
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *arg)
{
    atomic_store(&x, 2);
    return arg;
}

static void *run(void *arg)
{
#ifdef FIXED
    while (!x) {
    }
#endif
    __VERIFIER_atomic_begin();
#if defined LOCK
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
#elif defined JOIN
    pthread_join(*(pthread_t *)arg, NULL);
#elif defined ENDS
    x = 1;
    pthread_exit(NULL); // @ends
#else
    while (!x) { // @wait
    }
#endif
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t, u;
#ifdef JOIN
    pthread_create(&u, NULL, other, NULL);
#endif
    pthread_create(&t, NULL, run, &u);
    pthread_mutex_lock(&mutex);
    x = 1;
    pthread_mutex_unlock(&mutex);
    pthread_join(t, NULL);
    (void)other;
    return 0;
}
