// seqcst-ring.c — each of T threads stores to its own variable and loads its neighbour's, seq_cst, K times.
// run: -- -DK=2 => ok executions=151 blocked=0
// run: -- -DK=3 => ok executions=4411 blocked=0
// run: --model sc -- -DK=2 => ok executions=151 blocked=0
// run: --model rc20 -- -DK=2 => ok executions=151 blocked=0
// run: --model wrc11 -- -DK=2 => ok executions=151 blocked=0

#include <pthread.h>
#include <stdatomic.h>

#ifndef T
#define T 3
#endif
#ifndef K
#define K 4
#endif

atomic_int x[T];

static void *turn(void *arg) {
  long i = (long)arg;
  for (int k = 1; k <= K; k++) {
    atomic_store(&x[i], k);
    (void)atomic_load(&x[(i + 1) % T]);
  }
  return 0;
}

int main(void) {
  pthread_t threads[T];
  for (long i = 0; i < T; i++)
    pthread_create(&threads[i], 0, turn, (void *)i);
  for (int i = 0; i < T; i++)
    pthread_join(threads[i], 0);
}
