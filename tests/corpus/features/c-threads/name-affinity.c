// feature: names and processors of threads (pthread_setname_np, CPU sets, sched_getcpu)
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <sched.h>
int main(void) {
    cpu_set_t set;
    char name[16];
    assert(pthread_setname_np(pthread_self(), "first") == 0);
    assert(pthread_getname_np(pthread_self(), name, sizeof name) == 0);
    assert(pthread_getaffinity_np(pthread_self(), sizeof set, &set) == 0);
    assert(CPU_COUNT(&set) >= 1);
    pthread_setaffinity_np(pthread_self(), sizeof set, &set);
    assert(sched_getcpu() >= 0);
}
