// urcu-lfstack.c — liburcu's lock-free stack: a push against a pop of everything. Its plain and volatile accesses are meant as relaxed ones.
#define _LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <urcu/lfstack.h>
struct item { struct cds_lfs_node node; int value; };
static struct __cds_lfs_stack stack;
static struct item item;
static void *run(void *arg) {
    _cds_lfs_node_init(&item.node);
    item.value = 3;
    _cds_lfs_push(&stack, &item.node);
    return arg;
}
int main(void) {
    ___cds_lfs_init(&stack);
    pthread_t other;
    pthread_create(&other, 0, run, 0);
    struct cds_lfs_head *head = ___cds_lfs_pop_all(&stack);
    if (head) assert(caa_container_of(&head->node, struct item, node)->value == 3);
    pthread_join(other, 0);
}
