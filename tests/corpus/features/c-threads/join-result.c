// feature: the result of a thread, through pthread_join
// run: => ok
#include <assert.h>
#include <pthread.h>
static void *run(void *p) { return (char *)p + 1; }
int main(void) {
    char bytes[2];
    pthread_t t;
    void *result;
    pthread_create(&t, 0, run, bytes);
    pthread_join(t, &result);
    assert(result == bytes + 1);
}
