// Two transfers between two accounts, each of which locks both. One of them does it in the other order.
#include <assert.h>
#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    int balance;
};

static struct account alice = {PTHREAD_MUTEX_INITIALIZER, 10};
static struct account bob = {PTHREAD_MUTEX_INITIALIZER, 10};

static void transfer(struct account *from, struct account *to, int amount)
{
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->balance -= amount;
    to->balance += amount;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
}

static void *give(void *unused)
{
    transfer(&alice, &bob, 3);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, give, NULL);
    transfer(&bob, &alice, 5);
    pthread_join(thread, NULL);
    assert(alice.balance + bob.balance == 20);
    return 0;
}
