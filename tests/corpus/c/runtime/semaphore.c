// semaphore.c — <semaphore.h>: wait, post, trywait with EAGAIN, getvalue; a post happens before the wait it lets through.
// run: => ok
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t ready, space;
static int slot;

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 2; i++) {
        assert(sem_wait(&space) == 0);
        slot = i;
        assert(sem_post(&ready) == 0);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    int value = -1;
    assert(sem_init(&ready, 0, 0) == 0);
    assert(sem_init(&space, 0, 1) == 0);
    assert(sem_getvalue(&space, &value) == 0 && value == 1);
    assert(sem_trywait(&space) == 0);
    assert(sem_trywait(&space) == -1 && errno == EAGAIN);
    assert(sem_post(&space) == 0);
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 1; i <= 2; i++) {
        assert(sem_wait(&ready) == 0);
        assert(slot == i);
        assert(sem_post(&space) == 0);
    }
    pthread_join(t, NULL);
    assert(sem_getvalue(&ready, &value) == 0 && value == 0);
    sem_destroy(&ready);
    sem_destroy(&space);
    return 0;
}
