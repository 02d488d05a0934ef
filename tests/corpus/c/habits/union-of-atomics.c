// union-of-atomics.c — threads that write different members of one struct at the same time do not disturb each other.
// run: => ok
// habit: concurrent
#include <assert.h>
#include <pthread.h>

static struct { char a, b; short c; union { int i; char bytes[4]; } u; } shared;
static void *left(void *p) { shared.a = 1; shared.u.bytes[0] = 3; return p; }
static void *right(void *p) { shared.b = 2; shared.u.bytes[3] = 4; return p; }
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared.a == 1 && shared.b == 2 && shared.u.i == 0x04000003);
    return 0;
}
