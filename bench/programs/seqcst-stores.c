// seqcst-stores.c — one thread stores N times, another loads once, seq_cst: N + 1 executions. The load of every
// value but the last asks whether the stores after it close a cycle.
// run: => ok executions=101 blocked=0 warning=unjoined
// run: --model rc20 => ok executions=101 blocked=0 warning=unjoined
// run: --model wrc11 => ok executions=101 blocked=0 warning=unjoined
// run: -- -DN=1000 => ok executions=1001 blocked=0 warning=unjoined

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 100
#endif

atomic_int x;

static void *storing(void *arg) {
  for (int i = 1; i <= N; i++)
    atomic_store(&x, i);
  return 0;
}

static void *loading(void *arg) {
  (void)atomic_load(&x);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, storing, 0);
  pthread_create(&b, 0, loading, 0);
}
