/* urcu-lfqueue.c — liburcu's lock-free queue, compiled into the program; nothing is freed while it is used. */
#define _LGPL_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <urcu/static/pointer.h>
static void rcu_read_lock(void) {}
static void rcu_read_unlock(void) {}
static int rcu_read_ongoing(void) { return 1; }
#include <urcu/rculfqueue.h>
struct item { int value; struct cds_lfq_node_rcu node; };
static struct cds_lfq_queue_rcu queue;
static struct item items[2];
static void later(struct rcu_head *head, void (*f)(struct rcu_head *)) { (void)head; (void)f; }
static void *put(void *number) {
    struct item *item = &items[(long)number];
    cds_lfq_node_init_rcu(&item->node);
    item->value = 7;
    cds_lfq_enqueue_rcu(&queue, &item->node);
    return NULL;
}
int main(void) {
    cds_lfq_init_rcu(&queue, later);
    pthread_t other;
    pthread_create(&other, NULL, put, (void *)0);
    put((void *)1);
    struct cds_lfq_node_rcu *node = cds_lfq_dequeue_rcu(&queue);
    assert(node && caa_container_of(node, struct item, node)->value == 7);
    pthread_join(other, NULL);
}
