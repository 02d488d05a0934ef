// c11-cnd.c — <threads.h>: cnd_wait, cnd_signal, cnd_broadcast, call_once.
// run: => ok
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static once_flag flag = ONCE_FLAG_INIT;
static mtx_t mutex;
static cnd_t changed;
static int stage;

static void setup(void)
{
    assert(mtx_init(&mutex, mtx_plain) == thrd_success);
    assert(cnd_init(&changed) == thrd_success);
}

static int follower(void *arg)
{
    (void)arg;
    call_once(&flag, setup);
    mtx_lock(&mutex);
    while (stage != 1)
        assert(cnd_wait(&changed, &mutex) == thrd_success);
    stage = 2;
    assert(cnd_broadcast(&changed) == thrd_success);
    mtx_unlock(&mutex);
    return 0;
}

int main(void)
{
    thrd_t t;
    assert(thrd_create(&t, follower, NULL) == thrd_success);
    call_once(&flag, setup);
    mtx_lock(&mutex);
    assert(stage == 0);
    stage = 1;
    assert(cnd_signal(&changed) == thrd_success);
    while (stage != 2)
        cnd_wait(&changed, &mutex);
    mtx_unlock(&mutex);
    assert(thrd_join(t, NULL) == thrd_success);
    cnd_destroy(&changed);
    mtx_destroy(&mutex);
    return 0;
}
