// error-numbers.c — errno that each thread has for itself, results by pointer with an error code, cleanup by goto.
// run: => ok
// habit: concurrent
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

static int parse(const char *text, long *out)
{
    char *end, *copy = NULL;
    int err = 0;
    errno = 0;
    copy = malloc(4);
    if (!copy) { err = ENOMEM; goto out; }
    *out = strtol(text, &end, 10);
    if (errno) { err = errno; goto out; }
    if (end == text || *end) { err = EINVAL; goto out; }
out:
    free(copy);
    return err;
}

static void *thread(void *arg)
{
    long v = -1;
    assert(errno == 0);
    assert(parse("999999999999999999999999", &v) == ERANGE);
    assert(errno == ERANGE);
    return arg;
}

int main(void)
{
    long v = 0;
    pthread_t t;
    errno = EDOM;
    pthread_create(&t, 0, thread, 0);
    assert(errno == EDOM);
    pthread_join(t, 0);
    assert(errno == EDOM);
    assert(parse("12x", &v) == EINVAL && errno == 0);
    assert(parse("12", &v) == 0 && v == 12);
    return 0;
}
