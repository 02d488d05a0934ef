// fences-repaired.c — fences-wrong.c with the repaired scheme, hwsync (a seq_cst fence) before the store of thread 3 (jam21-thesis, 4.1 and 6.1.5): the execution that is not SC is gone.
// run: => unknown executions=0 warning=no-execution
// run: --model sc => unknown executions=0 warning=no-execution

#define REPAIRED
#include "fences-wrong.c"
