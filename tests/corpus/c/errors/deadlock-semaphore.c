// deadlock-semaphore.c — two waits for one post.
// run: => violation deadlock@wait
// run: -- -DFIXED => ok
#include <pthread.h>
#include <semaphore.h>

static sem_t tokens;

static void *taker(void *arg)
{
    (void)arg;
    sem_wait(&tokens); // @wait
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&tokens, 0, 0);
    pthread_create(&a, NULL, taker, NULL);
    pthread_create(&b, NULL, taker, NULL);
    sem_post(&tokens);
#ifdef FIXED
    sem_post(&tokens);
#endif
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    sem_destroy(&tokens);
    return 0;
}
