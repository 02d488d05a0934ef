// feature: atomic structs of 8 bytes
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct pair { int a, b; };
static _Atomic struct pair both;
static void *run(void *p) { struct pair new = {1, 1}; atomic_store(&both, new); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    struct pair seen = atomic_load(&both), next = {7, 7};
    assert(seen.a == seen.b);
    pthread_join(t, 0);
    struct pair old = {1, 1};
    assert(atomic_compare_exchange_strong(&both, &old, next));
}
