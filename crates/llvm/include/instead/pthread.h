// <pthread.h> of the system, but for cleanup handlers, which glibc's macros make with setjmp in C. Here a handler is an
// entry of the thread's list while control is between the macros.
#pragma GCC system_header
#include_next <pthread.h>
#if !defined __cplusplus && !defined __FENCEPOST_PTHREAD_H
#define __FENCEPOST_PTHREAD_H
struct __fencepost_cleanup {
    void (*__run)(void *);
    void *__arg;
    struct __fencepost_cleanup *__next;
};
void fencepost_cleanup_push(struct __fencepost_cleanup *);
void fencepost_cleanup_pop(int);
#undef pthread_cleanup_push
#undef pthread_cleanup_pop
#define pthread_cleanup_push(run, arg)                                      \
    do {                                                                    \
        struct __fencepost_cleanup __fencepost_handler = {(run), (arg), 0}; \
        fencepost_cleanup_push(&__fencepost_handler);
#define pthread_cleanup_pop(execute)  \
        fencepost_cleanup_pop(execute); \
    } while (0)
#endif
