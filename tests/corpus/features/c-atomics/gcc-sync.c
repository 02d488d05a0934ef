// feature: GCC's __sync_… functions
// run: => ok
#include <assert.h>
#include <pthread.h>
static int x, lock, sum;
static void *run(void *p) {
    while (__sync_lock_test_and_set(&lock, 1)) {}
    sum++;
    __sync_lock_release(&lock);
    __sync_fetch_and_add(&x, 1);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    __sync_synchronize();
    assert(x == 2 && sum == 2);
    assert(__sync_val_compare_and_swap(&x, 2, 9) == 2 && __sync_bool_compare_and_swap(&x, 9, 1));
}
