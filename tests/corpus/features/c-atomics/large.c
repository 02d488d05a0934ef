// feature: atomic structs too large for an instruction
// run: => refused message="an atomic access of 24 bytes"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct many { long a[3]; };
static _Atomic struct many all;
static void *run(void *p) { struct many new = {{1, 1, 1}}; atomic_store(&all, new); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    struct many seen = atomic_load(&all);
    assert(seen.a[0] == seen.a[1] && seen.a[1] == seen.a[2]);
    pthread_join(t, 0);
}
