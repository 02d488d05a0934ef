// seqcst-list.c — PUSHERS threads put a node in front of a list while COUNTERS threads find its length, seq_cst.
// run: -- -DPUSHERS=2 -DCOUNTERS=1 => ok executions=12 blocked=0
// run: => ok executions=768 blocked=0

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PUSHERS
#define PUSHERS 3
#endif
#ifndef COUNTERS
#define COUNTERS 2
#endif

struct node {
  struct node *_Atomic next;
};

struct node nodes[PUSHERS];
struct node *_Atomic first;
atomic_int length[COUNTERS];

static void *push(void *arg) {
  struct node *mine = &nodes[(long)arg], *old = atomic_load(&first);
  do
    atomic_store(&mine->next, old);
  while (!atomic_compare_exchange_strong(&first, &old, mine));
  return 0;
}

static void *count(void *arg) {
  int n = 0;
  for (struct node *at = atomic_load(&first); at; at = atomic_load(&at->next))
    n++;
  atomic_store(&length[(long)arg], n);
  return 0;
}

int main(void) {
  pthread_t threads[PUSHERS + COUNTERS];
  for (long i = 0; i < PUSHERS; i++)
    pthread_create(&threads[i], 0, push, (void *)i);
  for (long i = 0; i < COUNTERS; i++)
    pthread_create(&threads[PUSHERS + i], 0, count, (void *)i);
  for (int i = 0; i < PUSHERS + COUNTERS; i++)
    pthread_join(threads[i], 0);
  for (int i = 0; i < COUNTERS; i++)
    assert(atomic_load(&length[i]) <= PUSHERS);
}
