// feature: atomic pointers
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static int data;
static _Atomic(int *) shared;
static void *run(void *p) { data = 4; atomic_store_explicit(&shared, &data, memory_order_release); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    int *p = atomic_load_explicit(&shared, memory_order_acquire);
    if (p) assert(*p == 4);
    pthread_join(t, 0);
    static int many[3] = {1, 2, 3};
    atomic_store(&shared, many);
    assert(*atomic_fetch_add(&shared, 2) == 1 && *atomic_load(&shared) == 3);
}
