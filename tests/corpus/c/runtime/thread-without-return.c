// thread-without-return.c — a function may end without a value as long as nobody uses it: joined with null, stored and ignored, called for its effect.
// run: => ok executions=1
// run: -- -O2 => ok executions=1
// run: --engine states --model sc => ok
// run: --engine symbolic --model sc => ok
// run: -- -DUSED => violation uninitialised@used message="t5 (nothing) ended without a result"
// run: -- -DC11 => ok
// run: -- -DCALLED => violation uninitialised
// run: -- -DPOINTER => violation assert@called
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <threads.h>

static atomic_int x;

static void *nothing(void *arg) { (void)arg; x++; }
static void *sometimes(void *arg) { if (arg) return arg; x++; }
static int effect(int n) { if (n) return 7; x++; }
static int c11(void *arg) { (void)arg; x++; }

int main(void)
{
    pthread_t t;
    void *ignored, *result;
    pthread_create(&t, NULL, nothing, NULL);
    pthread_join(t, NULL);
    pthread_create(&t, NULL, nothing, NULL);
    pthread_join(t, &ignored);
    pthread_create(&t, NULL, sometimes, &x);
    pthread_join(t, &result);
    assert(result == (void *)&x);
    pthread_create(&t, NULL, sometimes, NULL);
    pthread_join(t, NULL);
    assert(x == 3);
#ifdef USED
    void *used;
    pthread_create(&t, NULL, nothing, NULL);
    pthread_join(t, &used);
    return used != NULL; // @used
#elif defined C11
    thrd_t u;
    int number = 5;
    thrd_create(&u, c11, NULL);
    thrd_join(u, &number);
    assert(number == 5 && x == 4);
#elif defined CALLED
    return effect(0);
#elif defined POINTER
    int (*volatile pointer)(int) = effect;
    assert(pointer(1) == 7);
    return pointer(0); // @called
#else
    effect(0);
    assert(x == 4);
#endif
    return 0;
}
