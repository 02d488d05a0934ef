// feature: getpid, gettid, getppid, getuid
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <unistd.h>
static int other;
static void *run(void *p) { other = gettid(); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(getpid() > 0 && gettid() == getpid() && other != gettid() && getppid() != getpid());
}
