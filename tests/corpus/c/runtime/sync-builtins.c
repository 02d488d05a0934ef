// sync-builtins.c — the older __sync_* builtins are sequentially consistent (lock_release and test_and_set: release and acquire).
// run: => ok executions=3 blocked=0
#include <assert.h>
#include <pthread.h>

static int x, y, seen_x, seen_y;
static long counter = 5;
static int lock;

static void *left(void *arg)
{
    (void)arg;
    __sync_fetch_and_add(&x, 1);
    __sync_synchronize();
    seen_y = __sync_add_and_fetch(&y, 0);
    return NULL;
}

int main(void)
{
    assert(__sync_fetch_and_add(&counter, 2) == 5 && __sync_add_and_fetch(&counter, 1) == 8);
    assert(__sync_fetch_and_sub(&counter, 3) == 8 && __sync_sub_and_fetch(&counter, 1) == 4);
    assert(__sync_fetch_and_or(&counter, 3) == 4 && __sync_fetch_and_and(&counter, 6) == 7 && __sync_fetch_and_xor(&counter, 5) == 6);
    assert(__sync_or_and_fetch(&counter, 4) == 7 && __sync_and_and_fetch(&counter, 3) == 3 && __sync_xor_and_fetch(&counter, 1) == 2);
    assert(__sync_bool_compare_and_swap(&counter, 2, 9) && !__sync_bool_compare_and_swap(&counter, 2, 1));
    assert(__sync_val_compare_and_swap(&counter, 9, 10) == 9 && __sync_val_compare_and_swap(&counter, 9, 11) == 10);
    assert(__sync_lock_test_and_set(&lock, 1) == 0 && __sync_lock_test_and_set(&lock, 1) == 1);
    __sync_lock_release(&lock);
    assert(lock == 0);

    // Store buffering with read-modify-writes: x and y are each touched twice, in one of two orders; one combination is impossible.
    pthread_t t;
    pthread_create(&t, NULL, left, NULL);
    __sync_fetch_and_add(&y, 1);
    __sync_synchronize();
    seen_x = __sync_add_and_fetch(&x, 0);
    pthread_join(t, NULL);
    assert(seen_x == 1 || seen_y == 1);
    return 0;
}
