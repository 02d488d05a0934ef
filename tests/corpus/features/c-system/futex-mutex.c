// feature: a mutex on futexes; a lost wake-up is a deadlock
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
// 0: free, 1: held, 2: held and somebody may wait.
static atomic_int word;
static int x;
static void lock(void) {
    int c = 0;
    if (atomic_compare_exchange_strong(&word, &c, 1)) return;
    if (c != 2) c = atomic_exchange(&word, BUG ? 1 : 2);
    while (c != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT, BUG ? 1 : 2, 0, 0, 0);  // @bug
        c = atomic_exchange(&word, BUG ? 1 : 2);
    }
}
static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2) syscall(SYS_futex, &word, FUTEX_WAKE, 1, 0, 0, 0);
}
static void *run(void *p) { lock(); x++; unlock(); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    assert(x == 2);
}
