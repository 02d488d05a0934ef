// seqcst-buffer.c — a bounded buffer for one producer and one consumer, all accesses seq_cst. Both try ITEMS times.
// run: -- -DITEMS=2 => ok
// run: -- -DITEMS=5 => ok executions=1182 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ITEMS
#define ITEMS 5
#endif
#define SLOTS 2

atomic_int slot[SLOTS];
atomic_int head, tail;

static void *produce(void *arg) {
  for (int i = 1; i <= ITEMS; i++) {
    int t = atomic_load(&tail);
    if (t - atomic_load(&head) < SLOTS) {
      atomic_store(&slot[t % SLOTS], i);
      atomic_store(&tail, t + 1);
    }
  }
  return 0;
}

static void *consume(void *arg) {
  int last = 0;
  for (int i = 0; i < ITEMS; i++) {
    int h = atomic_load(&head);
    if (h < atomic_load(&tail)) {
      int value = atomic_load(&slot[h % SLOTS]);
      assert(value > last);
      last = value;
      atomic_store(&head, h + 1);
    }
  }
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, produce, 0);
  pthread_create(&b, 0, consume, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
