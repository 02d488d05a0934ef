/* ck-pflock.c — Concurrency Kit's phase-fair lock. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_pflock.h>
static ck_pflock_t lock = CK_PFLOCK_INITIALIZER;
static int a, b;
static void *write_both(void *unused) {
    ck_pflock_write_lock(&lock);
    a++;
    b++;
    ck_pflock_write_unlock(&lock);
    return unused;
}
int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    ck_pflock_read_lock(&lock);
    assert(a == b);
    ck_pflock_read_unlock(&lock);
    pthread_join(writer, NULL);
}
