/* ck-rwlock.c — Concurrency Kit's lock for readers and writers. */
#include <assert.h>
#include <pthread.h>
#include <ck_rwlock.h>
static ck_rwlock_t lock = CK_RWLOCK_INITIALIZER;
static int a, b;
static void *write_both(void *unused) {
    ck_rwlock_write_lock(&lock);
    a++;
    b++;
    ck_rwlock_write_unlock(&lock);
    return unused;
}
int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    ck_rwlock_read_lock(&lock);
    assert(a == b);
    ck_rwlock_read_unlock(&lock);
    pthread_join(writer, NULL);
}
