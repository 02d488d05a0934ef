// cond-spurious.c — a wait may end for no reason. A thread in a loop that does nothing but check the condition cannot tell, unless it leaves
// the loop; a thread in any other loop can.
// run: => ok executions=2 blocked=0
// run: -- -DCALLS => ok executions=2 blocked=0
// run: -- -DWRAPPED => ok executions=2 blocked=0
// run: -- -DIF => violation assert@woken
// run: -- -DIF -DROUNDS=2 => violation assert@woken
// run: -- -DIF -DROUNDS=2 -DC11 => violation assert@woken
// run: -- -DOTHER => violation assert@woken
// run: -- -DCOUNTS => unknown message="only two wake-ups for no reason per thread"
// run: -- -DASSERTS => violation assert@between
// run: -- -DFIRST => violation assert@woken
// run: -- -DTRIES => violation assert@woken
// run: -- -DTRIES -O2 => violation assert@woken
// run: -- -DEARLY => violation assert@early
// run: --engine states --model sc -- -DASSERTS => violation assert@between
// run: --engine states --model sc -- -DFIRST => violation assert@woken
// run: --engine states --model sc -- -DTRIES => violation assert@woken
// run: --engine states --model sc -- -DEARLY => violation assert@early
// run: --engine states --model sc => ok
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
static int flag, woken, other, ready, data;

static int is_set(void)
{
    int now = flag;
    return now != 0;
}

static void wait_for_it(void)
{
    WAIT(&cond, &mutex);
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
#elif defined WRAPPED
        while (!flag)
            wait_for_it();
#elif defined ASSERTS
        while (!flag) {
            WAIT(&cond, &mutex);
            assert(flag); // @between
        }
#elif defined FIRST
        int first = 1;
        while (!flag && first) {
            WAIT(&cond, &mutex);
            first = 0;
        }
#elif defined TRIES
        for (int tries = 0; tries < 2 && !flag; tries++)
            WAIT(&cond, &mutex);
#elif defined EARLY
        // The condition becomes true some time before the signal comes.
        ready = 1;
        while (!flag)
            WAIT(&cond, &mutex);
        assert(!data); // @early
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
    (void)is_set, (void)wait_for_it;
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
    if (ready) {
        data = 1;
        UNLOCK(&mutex);
        LOCK(&mutex);
        data = 0;
    }
    SIGNAL(&cond);
    UNLOCK(&mutex);
    pthread_join(t, NULL);
    return 0;
}
