// feature: <threads.h>: tss_create and call_once
// run: => ok
#include <assert.h>
#include <threads.h>
static tss_t key;
static once_flag once = ONCE_FLAG_INIT;
static int made, ended;
static void end(void *p) { ended += *(int *)p; }
static void make(void) { made++; tss_create(&key, end); }
static int run(void *p) { call_once(&once, make); tss_set(key, p); return tss_get(key) == p; }
int main(void) {
    thrd_t t;
    int two = 2, fine;
    call_once(&once, make);
    thrd_create(&t, run, &two);
    thrd_join(t, &fine);
    assert(fine && made == 1 && ended == 2);
}
