// feature: pthread_key_create with a destructor
// run: => ok
#include <assert.h>
#include <pthread.h>
static pthread_key_t key;
static int ended;
static void end(void *p) { ended += *(int *)p; }
static void *run(void *p) { pthread_setspecific(key, p); assert(pthread_getspecific(key) == p); return 0; }
int main(void) {
    int five = 5;
    pthread_t t;
    assert(pthread_key_create(&key, end) == 0);
    assert(pthread_getspecific(key) == 0);
    pthread_create(&t, 0, run, &five);
    pthread_join(t, 0);
    assert(ended == 5);
    pthread_key_delete(key);
}
