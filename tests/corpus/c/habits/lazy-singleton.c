// lazy-singleton.c — double-checked locking as people write it, with a plain pointer (wrong in C, right under sc) and with an atomic one.
// run: => violation race
// run: -- -DATOMIC => ok
// habit: concurrent
// habit: concurrent -DATOMIC
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int port, level; };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#ifdef ATOMIC
static struct config *_Atomic the;
#else
static struct config *the;
#endif

static struct config *get(void)
{
    if (the == NULL) {
        pthread_mutex_lock(&lock);
        if (the == NULL) {
            struct config *c = malloc(sizeof *c);
            c->port = 80;
            c->level = 3;
            the = c;
        }
        pthread_mutex_unlock(&lock);
    }
    return the;
}

static void *use(void *arg) { struct config *c = get(); assert(c->port == 80 && c->level == 3); return arg; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, use, 0);
    use(0);
    pthread_join(t, 0);
    free(the);
    return 0;
}
