// race-bitfield.c — neighbouring bit fields are one memory location; `int : 0` separates them (C11 3.14).
// run: => violation race@right
// run: -- -DFIXED => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>

struct flags {
    unsigned left : 4;
#ifdef FIXED
    unsigned : 0;
#endif
    unsigned right : 4;
};

static struct flags flags;

static void *set_left(void *arg)
{
    (void)arg;
    flags.left = 3;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, set_left, NULL);
    flags.right = 5; // @right
    pthread_join(t, NULL);
    assert(flags.left == 3 && flags.right == 5);
    return 0;
}
