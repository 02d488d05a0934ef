// feature: syscall(SYS_futex): wait and wake
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifndef BUG
#define BUG 0
#endif
static atomic_int word;
static int data;
static void *run(void *p) {
    data = 1;
    atomic_store(&word, 1);
    if (!BUG) syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    while (atomic_load(&word) == 0) syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);  // @bug
    assert(data == 1);
    pthread_join(t, 0);
}
