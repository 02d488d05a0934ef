/* ck-sequence.c — Concurrency Kit's sequence lock. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_sequence.h>
static ck_sequence_t seq = CK_SEQUENCE_INITIALIZER;
static unsigned a, b;
static void *write_both(void *unused) {
    ck_sequence_write_begin(&seq);
    ck_pr_store_uint(&a, 1);
    ck_pr_store_uint(&b, 1);
    ck_sequence_write_end(&seq);
    return unused;
}
int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    unsigned version, x, y;
    do {
        version = ck_sequence_read_begin(&seq);
        x = ck_pr_load_uint(&a);
        y = ck_pr_load_uint(&b);
    } while (ck_sequence_read_retry(&seq, version));
    assert(x == y);
    pthread_join(writer, NULL);
}
