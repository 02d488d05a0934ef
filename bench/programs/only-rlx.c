// only-rlx.c — only-sc.c with relaxed accesses (jam21-thesis, App. E): nothing to linearise, and more executions.
// run: => ok executions=24300 blocked=0
// run: --model sc => ok executions=8962 blocked=0
// run: -- -DOWN_FOURTH => ok executions=13770 blocked=0

#define ORDER memory_order_relaxed
#include "only-sc.c"
