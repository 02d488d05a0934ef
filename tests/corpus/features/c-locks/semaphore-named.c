// feature: named semaphores (sem_open)
// run: => refused message="a call of sem_open"
#include <assert.h>
#include <fcntl.h>
#include <semaphore.h>
int main(void) {
    sem_t *s = sem_open("/fencepost-feature", O_CREAT, 0600, 1);
    assert(s != SEM_FAILED);
    assert(sem_wait(s) == 0);
    sem_close(s);
    sem_unlink("/fencepost-feature");
}
