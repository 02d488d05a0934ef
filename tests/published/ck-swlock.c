/* ck-swlock.c — Concurrency Kit's lock for one writer and readers. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_swlock.h>
static ck_swlock_t lock = CK_SWLOCK_INITIALIZER;
static int a, b;
static void *write_both(void *unused) {
    ck_swlock_write_lock(&lock);
    a++;
    b++;
    ck_swlock_write_unlock(&lock);
    return unused;
}
int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    ck_swlock_read_lock(&lock);
    assert(a == b);
    ck_swlock_read_unlock(&lock);
    pthread_join(writer, NULL);
}
