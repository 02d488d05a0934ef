// feature: _Thread_local
// run: => ok
#include <assert.h>
#include <pthread.h>
static _Thread_local int mine = 7;
static void *run(void *p) { mine++; assert(mine == 8); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    mine = 1;
    pthread_join(t, 0);
    assert(mine == 1);
}
