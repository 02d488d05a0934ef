// main-arguments.c — main with arguments: argc is 1 and argv ends with a null pointer; errno is per thread.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static void *other(void *arg)
{
    (void)arg;
    assert(errno == 0);
    errno = ERANGE;
    return NULL;
}

int main(int argc, char **argv)
{
    assert(argc == 1);
    assert(argv[0] != NULL && argv[1] == NULL);
    pthread_t t;
    errno = EINTR;
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    assert(errno == EINTR);
    return 0;
}
