/* ck-fifo.c — Concurrency Kit's queue of one producer and one consumer. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_fifo.h>
static ck_fifo_spsc_t fifo;
static int item[2] = {1, 2};
static ck_fifo_spsc_entry_t entries[3];
static void *produce(void *unused) {
    ck_fifo_spsc_enqueue(&fifo, &entries[1], &item[0]);
    ck_fifo_spsc_enqueue(&fifo, &entries[2], &item[1]);
    return unused;
}
int main(void) {
    ck_fifo_spsc_init(&fifo, &entries[0]);
    pthread_t producer;
    pthread_create(&producer, NULL, produce, NULL);
    int last = 0;
    for (int i = 0; i < 2; i++) {
        int *p;
        if (ck_fifo_spsc_dequeue(&fifo, &p)) {
            assert(*p == last + 1);
            last = *p;
        }
    }
    pthread_join(producer, NULL);
}
