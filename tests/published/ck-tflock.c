/* ck-tflock.c — Concurrency Kit's task-fair lock. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_tflock.h>
static ck_tflock_ticket_t lock = CK_TFLOCK_TICKET_INITIALIZER;
static int a, b;
static void *write_both(void *unused) {
    ck_tflock_ticket_write_lock(&lock);
    a++;
    b++;
    ck_tflock_ticket_write_unlock(&lock);
    return unused;
}
int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    ck_tflock_ticket_read_lock(&lock);
    assert(a == b);
    ck_tflock_ticket_read_unlock(&lock);
    pthread_join(writer, NULL);
}
