// A mailbox: one thread leaves a message and raises a flag, the other looks at the flag and reads the message.
// With -DFIXED the flag is raised and looked at with release and acquire, as it should be.
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define RAISE memory_order_release
#define LOOK memory_order_acquire
#else
#define RAISE memory_order_relaxed
#define LOOK memory_order_relaxed
#endif

static int message;
static atomic_int flag;

static void *sender(void *unused)
{
    message = 42;
    atomic_store_explicit(&flag, 1, RAISE);
    return unused;
}

int main(void)
{
    pthread_t thread;
    int seen = -1;
    pthread_create(&thread, NULL, sender, NULL);
    if (atomic_load_explicit(&flag, LOOK))
        seen = message;
    pthread_join(thread, NULL);
    return seen != -1 && seen != 42;
}
