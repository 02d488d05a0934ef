// malloc-threads.c — memory allocated in one thread and freed in another, handed over through an atomic pointer.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct message {
    int number;
    char text[4];
};

static _Atomic(struct message *) mailbox;

static void *sender(void *arg)
{
    (void)arg;
    struct message *message = malloc(sizeof *message);
    *message = (struct message){7, "abc"};
    atomic_store_explicit(&mailbox, message, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct message *message;
    pthread_create(&t, NULL, sender, NULL);
    while (!(message = atomic_load_explicit(&mailbox, memory_order_acquire)))
        ;
    assert(message->number == 7 && message->text[2] == 'c' && message->text[3] == '\0');
    free(message);
    pthread_join(t, NULL);
    return 0;
}
