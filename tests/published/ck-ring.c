// ck-ring.c — Concurrency Kit's ring for one producer and one consumer: inline assembly.
#include <assert.h>
#include <ck_ring.h>
#include <pthread.h>
static ck_ring_t ring;
static ck_ring_buffer_t buffer[4];
static int items[2];
static void *produce(void *arg) {
    for (int i = 0; i < 2; i++) {
        items[i] = i + 1;
        ck_ring_enqueue_spsc(&ring, buffer, &items[i]);
    }
    return arg;
}
int main(void) {
    ck_ring_init(&ring, 4);
    pthread_t producer;
    pthread_create(&producer, 0, produce, 0);
    int last = 0;
    for (int i = 0; i < 2; i++) {
        void *item;
        if (ck_ring_dequeue_spsc(&ring, buffer, &item)) {
            assert(*(int *)item == last + 1);
            last++;
        }
    }
    pthread_join(producer, 0);
}
