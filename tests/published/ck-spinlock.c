// ck-spinlock.c — Concurrency Kit's spin lock by fetch-and-store: inline assembly.
#include <assert.h>
#include <ck_spinlock.h>
#include <pthread.h>
static ck_spinlock_fas_t lock = CK_SPINLOCK_FAS_INITIALIZER;
static int count;
static void *run(void *arg) {
    ck_spinlock_fas_lock(&lock);
    count++;
    ck_spinlock_fas_unlock(&lock);
    return arg;
}
int main(void) {
    pthread_t other;
    pthread_create(&other, 0, run, 0);
    run(0);
    pthread_join(other, 0);
    assert(count == 2);
}
