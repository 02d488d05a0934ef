// atomics-struct.c — atomic structs of 4 and 8 bytes, with _Atomic and with the generic __atomic builtins; two halves change together.
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct version {
    uint16_t index, tag;
};

struct range {
    int32_t low, high;
};

static _Atomic struct version top;
static struct range range = {0, 0};

static void *bump(void *arg)
{
    (void)arg;
    struct version old = atomic_load(&top), new;
    do {
        new.index = old.index + 1;
        new.tag = old.tag + 1;
    } while (!atomic_compare_exchange_strong(&top, &old, new));

    struct range wider = {-3, 3};
    __atomic_store(&range, &wider, __ATOMIC_SEQ_CST);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, bump, NULL);
    struct version seen = atomic_load(&top);
    assert(seen.index == seen.tag);
    struct range now, widest = {-9, 9};
    __atomic_load(&range, &now, __ATOMIC_ACQUIRE);
    assert(now.low == -now.high);
    __atomic_exchange(&range, &widest, &now, __ATOMIC_ACQ_REL);
    assert(now.low == -now.high && now.high < 9);
    pthread_join(t, NULL);

    seen = atomic_exchange(&top, ((struct version){8, 9}));
    assert(seen.index == 1 && seen.tag == 1);
    seen = (struct version){8, 9};
    assert(atomic_compare_exchange_strong(&top, &seen, ((struct version){0, 0})));
    struct range expected = {1, 1}, desired = {2, 2};
    assert(!__atomic_compare_exchange(&range, &expected, &desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(expected.low == -expected.high);
    assert(__atomic_compare_exchange(&range, &expected, &desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(range.low == 2 && range.high == 2);
    return 0;
}
