// feature: dependencies: consume as acquire
// run: => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct node { int value; };
static struct node n;
static _Atomic(struct node *) head;
static void *run(void *p) { n.value = 3; atomic_store_explicit(&head, &n, memory_order_release); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    struct node *seen = atomic_load_explicit(&head, memory_order_consume);
    if (seen) assert(seen->value == 3);
    pthread_join(t, 0);
}
