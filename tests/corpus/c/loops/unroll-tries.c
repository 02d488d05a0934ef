// unroll-tries.c — a wait that counts its rounds, and the count matters afterwards: every number of rounds is another execution.
// run: --unroll 3 => unknown
// run: --unroll 3 -- -DWRONG => violation assert@few
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *arg)
{
    (void)arg;
    atomic_store(&flag, 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int tries = 0;
    pthread_create(&t, NULL, setter, NULL);
    while (!atomic_load(&flag))
        tries++;
    pthread_join(t, NULL);
    assert(tries >= 0);
#ifdef WRONG
    assert(tries < 2); // @few
#endif
    return 0;
}
