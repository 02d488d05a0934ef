// once.c — pthread_once runs its function exactly once, and nobody goes on before it has finished.
// run: => ok
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int setups;
static int value;

static void setup(void)
{
    setups++;
    value = 17;
}

static void *user(void *arg)
{
    (void)arg;
    assert(pthread_once(&once, setup) == 0);
    assert(value == 17 && setups == 1);
    assert(pthread_once(&once, setup) == 0);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    user(NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(setups == 1);
    return 0;
}
