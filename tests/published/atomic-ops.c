// atomic-ops.c — libatomic_ops: a flag with release and acquire, and a test-and-set lock.
#include <assert.h>
#include <atomic_ops.h>
#include <pthread.h>
static volatile AO_TS_t lock = AO_TS_INITIALIZER;
static volatile AO_t ready;
static int count, data;
static void *run(void *arg) {
    data = 1;
    AO_store_release(&ready, 1);
    while (AO_test_and_set_acquire(&lock) == AO_TS_SET) {}
    count++;
    AO_CLEAR(&lock);
    return arg;
}
int main(void) {
    pthread_t other;
    pthread_create(&other, 0, run, 0);
    if (AO_load_acquire(&ready)) assert(data == 1);
    while (AO_test_and_set_acquire(&lock) == AO_TS_SET) {}
    count++;
    AO_CLEAR(&lock);
    pthread_join(other, 0);
    assert(count == 2);
}
