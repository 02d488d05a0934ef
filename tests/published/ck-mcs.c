/* ck-mcs.c — Concurrency Kit's lock of Mellor-Crummey and Scott. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_spinlock.h>
static ck_spinlock_mcs_t lock = CK_SPINLOCK_MCS_INITIALIZER;
static int count;
static void *run(void *unused) {
    struct ck_spinlock_mcs node;
    ck_spinlock_mcs_lock(&lock, &node);
    count++;
    ck_spinlock_mcs_unlock(&lock, &node);
    return unused;
}
int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, run, NULL);
    run(NULL);
    pthread_join(other, NULL);
    assert(count == 2);
}
