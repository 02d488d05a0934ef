// feature: POSIX semaphores
// run: => ok
// run: -- -DBUG=1 => violation assert@bug
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#ifndef BUG
#define BUG 0
#endif
static sem_t s;
static int x;
static void *run(void *p) { x = 1; sem_post(&s); return p; }
int main(void) {
    pthread_t t;
    int value;
    sem_init(&s, 0, 0);
    assert(sem_trywait(&s) == -1 && errno == EAGAIN);
    pthread_create(&t, 0, run, 0);
    if (!BUG) sem_wait(&s);
    assert(x == 1);  // @bug
    pthread_join(t, 0);
    sem_getvalue(&s, &value);
    assert(value == BUG);
    sem_destroy(&s);
}
