// daemons.c — detached threads that run for ever, or wait for ever, when main returns; what they do wrong before that counts.
// run: => ok
// run: -- -DWAITS => ok
// run: -- -DWRONG => violation assert
// habit: concurrent
// habit: concurrent -DWAITS
// habit: concurrent -DWRONG
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int job, served;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t news = PTHREAD_COND_INITIALIZER;

static void *daemon_thread(void *arg)
{
    (void)arg;
#ifdef WAITS
    pthread_mutex_lock(&lock);
    for (;;) pthread_cond_wait(&news, &lock);
#else
    while (!job)
        ;
    served = 1;
#ifdef WRONG
    assert(job != 1);
#endif
    while (1)
        while (job == 1)
            ;
#endif
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, daemon_thread, 0);
    pthread_detach(t);
    job = 1;
    assert(served == 0 || job == 1);
    return 0;
}
