/*
 * threads.h: threads as CDSChecker has them, for Fencepost. They are not those of C11: a thread's function returns nothing, and
 * thrd_join has one parameter. `--compat cdschecker` puts this header before that of the C library.
 */
#ifndef FENCEPOST_COMPAT_THREADS_H
#define FENCEPOST_COMPAT_THREADS_H

#include <pthread.h>

typedef void (*thrd_start_t)(void *);
typedef pthread_t thrd_t;

static inline int thrd_create(thrd_t *thread, thrd_start_t run, void *argument) {
    return pthread_create(thread, 0, (void *(*)(void *))run, argument);
}
static inline int thrd_join(thrd_t thread) { return pthread_join(thread, 0); }
static inline void thrd_yield(void) {}
static inline thrd_t thrd_current(void) { return pthread_self(); }

/* The program begins with user_main. */
#ifdef __cplusplus
extern "C"
#endif
int user_main(int argc, char **argv);

#endif
