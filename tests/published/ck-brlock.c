/* ck-brlock.c — Concurrency Kit's big-reader lock. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_brlock.h>
static ck_brlock_t lock = CK_BRLOCK_INITIALIZER;
static int a, b;
static void *write_both(void *unused) {
    ck_brlock_write_lock(&lock);
    a++;
    b++;
    ck_brlock_write_unlock(&lock);
    return unused;
}
int main(void) {
    ck_brlock_reader_t me = CK_BRLOCK_READER_INITIALIZER;
    ck_brlock_read_register(&lock, &me);
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    ck_brlock_read_lock(&lock, &me);
    assert(a == b);
    ck_brlock_read_unlock(&me);
    pthread_join(writer, NULL);
    ck_brlock_read_unregister(&lock, &me);
}
