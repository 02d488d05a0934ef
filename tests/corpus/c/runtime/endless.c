// endless.c — a search that does not end says which loop it is in, and what to do.
// run: --timeout 2s => unknown message="main has gone round the loop at" message="--unroll N"
// run: --estimate => unknown message="a random descent did not end" message="has gone round the loop at"
// run: --unroll 3 => unknown message="was cut after 3 rounds"
// run: --timeout 2s -- -DCOUNTS => unknown message="main has gone round the loop at" message="--unroll N"
// run: --estimate -- -DCOUNTS => unknown message="a random descent did not end" message="has gone round the loop at"
// run: --unroll 3 -- -DCOUNTS => unknown message="was cut after 3 rounds"
#include <stdatomic.h>

static atomic_int x;

int main(void)
{
#ifdef COUNTS
    int n = 0;
    while (n >= 0) {
        n = (n + 1) % 1000;
        atomic_store(&x, n);
    }
#else
    for (;;)
        atomic_fetch_add(&x, 1);
#endif
}
