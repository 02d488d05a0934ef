// cond-spurious.c — a wait may end for no reason. A thread that checks the condition again before it does anything else is safe from that, a
// thread in any other loop is not.
// run: => ok executions=2 blocked=0
// run: -- -DCALLS => ok executions=2 blocked=0
// run: -- -DIF => violation assert@woken
// run: -- -DIF -DROUNDS=2 => violation assert@woken
// run: -- -DIF -DROUNDS=2 -DC11 => violation assert@woken
// run: -- -DOTHER => violation assert@woken
// run: -- -DCOUNTS => unknown message="only one wake-up for no reason per thread"
#include <assert.h>
#include <pthread.h>
#include <threads.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

#ifdef C11
#define LOCK(m) mtx_lock(m)
#define UNLOCK(m) mtx_unlock(m)
#define WAIT(c, m) cnd_wait(c, m)
#define SIGNAL(c) cnd_signal(c)
static mtx_t mutex;
static cnd_t cond;
#else
#define LOCK(m) pthread_mutex_lock(m)
#define UNLOCK(m) pthread_mutex_unlock(m)
#define WAIT(c, m) pthread_cond_wait(c, m)
#define SIGNAL(c) pthread_cond_signal(c)
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
#endif
static int flag, woken, other;

static int is_set(void)
{
    int now = flag;
    return now != 0;
}

static void *run(void *arg)
{
    (void)arg;
    for (int i = 0; i < ROUNDS; i++) {
        LOCK(&mutex);
#if defined IF
        if (!flag)
            WAIT(&cond, &mutex);
#elif defined CALLS
        while (!is_set()) {
            int failed = WAIT(&cond, &mutex);
            assert(!failed);
        }
#elif defined COUNTS
        while (!flag) {
            WAIT(&cond, &mutex);
            woken++;
        }
#elif defined OTHER
        do {
            if (!flag)
                WAIT(&cond, &mutex);
            woken++;
        } while (other);
#else
        while (!flag)
            WAIT(&cond, &mutex);
#endif
        assert(flag); // @woken
        UNLOCK(&mutex);
    }
    (void)is_set;
    return NULL;
}

int main(void)
{
    pthread_t t;
#ifdef C11
    mtx_init(&mutex, mtx_plain);
    cnd_init(&cond);
#endif
    pthread_create(&t, NULL, run, NULL);
    LOCK(&mutex);
    flag = 1;
    SIGNAL(&cond);
    UNLOCK(&mutex);
    pthread_join(t, NULL);
    return 0;
}
