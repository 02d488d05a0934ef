// feature: errno for each thread
// run: => ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static void *run(void *p) { errno = EINTR; return p; }
int main(void) {
    pthread_t t;
    errno = 0;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
    assert(errno == 0);
}
