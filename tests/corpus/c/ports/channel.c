// channel.c — a library for bounded channels between any number of threads (in the style of Go's), with its own tests; a ring buffer
// under a mutex with two conditions, after Hoare's bounded buffer ("Monitors", CACM 1974), plus close, try operations and a wait group.
// run: => ok executions=1 blocked=0
// run: -- -DTEST=1 => ok
// run: -- -DTEST=2 => ok
// run: -- -DTEST=3 => ok
// run: -- -DTEST=4 => ok
// run: --model sc -- -DTEST=3 => ok
// run: -- -DTEST=3 -DMUTANT=1 => violation deadlock@receive_wait
// run: -- -DTEST=2 -DMUTANT=2 => violation assert@underflow
// run: -- -DMUTANT=3 => violation out-of-bounds@slot
// run: -- -DTEST=1 -DMUTANT=4 => violation race@length
// why 1: close() has to wake all receivers, not one
// why 2: a receiver that was woken may find that another took the item: it has to look again
// why 3: the position in the ring must wrap
// why 4: the length is read without the mutex
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef MUTANT
#define MUTANT 0
#endif
#ifndef TEST
#define TEST 0
#endif

// ---------------------------------------------------------------------------------------------------------- the interface

enum channel_status {
    CHANNEL_OK = 0,
    CHANNEL_CLOSED,      // no more items will come, or may be sent
    CHANNEL_WOULD_BLOCK, // a try operation found the channel full, or empty
};

struct channel;

struct channel *channel_new(size_t capacity, size_t item_size);
void channel_free(struct channel *channel);
enum channel_status channel_send(struct channel *channel, const void *item);
enum channel_status channel_try_send(struct channel *channel, const void *item);
enum channel_status channel_receive(struct channel *channel, void *item);
enum channel_status channel_try_receive(struct channel *channel, void *item);
void channel_close(struct channel *channel);
size_t channel_length(struct channel *channel);
const char *channel_status_text(enum channel_status status);

// ----------------------------------------------------------------------------------------------------- the implementation

struct channel {
    pthread_mutex_t mutex;
    pthread_cond_t not_empty, not_full;
    size_t capacity, item_size;
    size_t head, length;
    bool closed;
    unsigned long sent, received; // for statistics
    unsigned char items[];
};

static void check(int error, const char *what)
{
    if (error != 0) {
        fprintf(stderr, "channel: %s: error %d\n", what, error);
        abort();
    }
}

struct channel *channel_new(size_t capacity, size_t item_size)
{
    if (capacity == 0 || item_size == 0) {
        errno = EINVAL;
        return NULL;
    }
    struct channel *channel = malloc(sizeof *channel + capacity * item_size);
    if (channel == NULL)
        return NULL;
    check(pthread_mutex_init(&channel->mutex, NULL), "mutex");
    check(pthread_cond_init(&channel->not_empty, NULL), "condition");
    check(pthread_cond_init(&channel->not_full, NULL), "condition");
    channel->capacity = capacity;
    channel->item_size = item_size;
    channel->head = 0;
    channel->length = 0;
    channel->closed = false;
    channel->sent = 0;
    channel->received = 0;
    return channel;
}

void channel_free(struct channel *channel)
{
    if (channel == NULL)
        return;
    check(pthread_mutex_destroy(&channel->mutex), "mutex");
    check(pthread_cond_destroy(&channel->not_empty), "condition");
    check(pthread_cond_destroy(&channel->not_full), "condition");
    free(channel);
}

static unsigned char *slot(struct channel *channel, size_t offset)
{
    size_t index = channel->head + offset;
#if MUTANT != 3
    index %= channel->capacity;
#endif
    return channel->items + index * channel->item_size;
}

// Both are called with the mutex held.

static void put(struct channel *channel, const void *item)
{
    assert(channel->length < channel->capacity);
    memcpy(slot(channel, channel->length), item, channel->item_size); // @slot
    channel->length++;
    channel->sent++;
    pthread_cond_signal(&channel->not_empty);
}

static void get(struct channel *channel, void *item)
{
    assert(channel->length > 0); // @underflow
    memcpy(item, slot(channel, 0), channel->item_size);
    channel->head++;
#if MUTANT != 3
    if (channel->head == channel->capacity)
        channel->head = 0;
#endif
    channel->length--;
    channel->received++;
    pthread_cond_signal(&channel->not_full);
}

enum channel_status channel_send(struct channel *channel, const void *item)
{
    enum channel_status status = CHANNEL_CLOSED;
    pthread_mutex_lock(&channel->mutex);
    while (channel->length == channel->capacity && !channel->closed)
        pthread_cond_wait(&channel->not_full, &channel->mutex);
    if (!channel->closed) {
        put(channel, item);
        status = CHANNEL_OK;
    }
    pthread_mutex_unlock(&channel->mutex);
    return status;
}

enum channel_status channel_try_send(struct channel *channel, const void *item)
{
    enum channel_status status;
    pthread_mutex_lock(&channel->mutex);
    if (channel->closed) {
        status = CHANNEL_CLOSED;
    } else if (channel->length == channel->capacity) {
        status = CHANNEL_WOULD_BLOCK;
    } else {
        put(channel, item);
        status = CHANNEL_OK;
    }
    pthread_mutex_unlock(&channel->mutex);
    return status;
}

// What is still in a closed channel can be received; only then it reports that it is closed.
enum channel_status channel_receive(struct channel *channel, void *item)
{
    enum channel_status status = CHANNEL_CLOSED;
    pthread_mutex_lock(&channel->mutex);
#if MUTANT == 2
    if (channel->length == 0 && !channel->closed)
        pthread_cond_wait(&channel->not_empty, &channel->mutex);
    if (!channel->closed || channel->length > 0) {
#else
    while (channel->length == 0 && !channel->closed)
        pthread_cond_wait(&channel->not_empty, &channel->mutex); // @receive_wait
    if (channel->length > 0) {
#endif
        get(channel, item);
        status = CHANNEL_OK;
    }
    pthread_mutex_unlock(&channel->mutex);
    return status;
}

enum channel_status channel_try_receive(struct channel *channel, void *item)
{
    enum channel_status status;
    pthread_mutex_lock(&channel->mutex);
    if (channel->length > 0) {
        get(channel, item);
        status = CHANNEL_OK;
    } else {
        status = channel->closed ? CHANNEL_CLOSED : CHANNEL_WOULD_BLOCK;
    }
    pthread_mutex_unlock(&channel->mutex);
    return status;
}

void channel_close(struct channel *channel)
{
    pthread_mutex_lock(&channel->mutex);
    channel->closed = true;
#if MUTANT == 1
    pthread_cond_signal(&channel->not_empty);
    pthread_cond_signal(&channel->not_full);
#else
    pthread_cond_broadcast(&channel->not_empty);
    pthread_cond_broadcast(&channel->not_full);
#endif
    pthread_mutex_unlock(&channel->mutex);
}

size_t channel_length(struct channel *channel)
{
#if MUTANT == 4
    return channel->length; // @length
#else
    pthread_mutex_lock(&channel->mutex);
    size_t length = channel->length;
    pthread_mutex_unlock(&channel->mutex);
    return length;
#endif
}

const char *channel_status_text(enum channel_status status)
{
    switch (status) {
    case CHANNEL_OK:
        return "ok";
    case CHANNEL_CLOSED:
        return "closed";
    case CHANNEL_WOULD_BLOCK:
        return "would block";
    }
    return "unknown";
}

// -------------------------------------------------------------------------------------------------------------- the tests

struct message {
    int sender, number;
    char text[8];
};

static struct message message(int sender, int number)
{
    struct message m;
    memset(&m, 0, sizeof m);
    m.sender = sender;
    m.number = number;
    snprintf(m.text, sizeof m.text, "%d/%d", sender, number);
    return m;
}

#define EXPECT(condition)                                                          \
    do {                                                                           \
        if (!(condition)) {                                                        \
            fprintf(stderr, "%s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
            abort();                                                               \
        }                                                                          \
    } while (0)

// One thread: order, wrapping, full and empty, closing with items inside, bad arguments.
static void test_single(void)
{
    EXPECT(channel_new(0, 4) == NULL && errno == EINVAL);
    struct channel *channel = channel_new(2, sizeof(struct message));
    struct message m, n;
    EXPECT(channel_length(channel) == 0);
    EXPECT(channel_try_receive(channel, &n) == CHANNEL_WOULD_BLOCK);
    for (int i = 0; i < 5; i++) {
        m = message(1, i);
        EXPECT(channel_send(channel, &m) == CHANNEL_OK);
        EXPECT(channel_length(channel) == 1);
        EXPECT(channel_receive(channel, &n) == CHANNEL_OK);
        EXPECT(n.sender == 1 && n.number == i && strcmp(n.text, m.text) == 0);
    }
    m = message(2, 1);
    EXPECT(channel_try_send(channel, &m) == CHANNEL_OK);
    m = message(2, 2);
    EXPECT(channel_try_send(channel, &m) == CHANNEL_OK);
    EXPECT(channel_try_send(channel, &m) == CHANNEL_WOULD_BLOCK);
    channel_close(channel);
    EXPECT(channel_send(channel, &m) == CHANNEL_CLOSED);
    EXPECT(channel_receive(channel, &n) == CHANNEL_OK && n.number == 1);
    EXPECT(channel_try_receive(channel, &n) == CHANNEL_OK && n.number == 2);
    EXPECT(channel_try_receive(channel, &n) == CHANNEL_CLOSED);
    EXPECT(channel_receive(channel, &n) == CHANNEL_CLOSED);
    EXPECT(strcmp(channel_status_text(CHANNEL_WOULD_BLOCK), "would block") == 0);
    EXPECT(channel->sent == 7 && channel->received == 7);
    channel_free(channel);
    channel_free(NULL);
}

struct party {
    struct channel *channel;
    int number, count; // producers: which one, and how many items to send
    int sum, received; // consumers: what they saw
};

static void *produce(void *argument)
{
    struct party *party = argument;
    for (int i = 1; i <= party->count; i++) {
        int item = 10 * party->number + i;
        EXPECT(channel_send(party->channel, &item) == CHANNEL_OK);
    }
    return NULL;
}

static void *consume(void *argument)
{
    struct party *party = argument;
    int item;
    while (channel_receive(party->channel, &item) == CHANNEL_OK) {
        party->sum += item;
        party->received++;
    }
    return NULL;
}

static void *consume_one(void *argument)
{
    struct party *party = argument;
    int item = 0;
    EXPECT(channel_receive(party->channel, &item) == CHANNEL_OK);
    party->sum = item;
    party->received = 1;
    return NULL;
}

// A producer of two items through a channel of one place; the consumer gets them in order.
static void test_pipe(void)
{
    struct channel *channel = channel_new(1, sizeof(int));
    struct party producer = {channel, 1, 2, 0, 0};
    pthread_t thread;
    int first = 0, second = 0;
    pthread_create(&thread, NULL, produce, &producer);
    EXPECT(channel_length(channel) <= 1);
    EXPECT(channel_receive(channel, &first) == CHANNEL_OK && first == 11);
    EXPECT(channel_receive(channel, &second) == CHANNEL_OK && second == 12);
    pthread_join(thread, NULL);
    channel_free(channel);
}

// Two consumers of one item each, one producer of two items.
static void test_shared(void)
{
    struct channel *channel = channel_new(2, sizeof(int));
    struct party consumers[2] = {{channel, 0, 0, 0, 0}, {channel, 1, 0, 0, 0}};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, consume_one, &consumers[i]);
    struct party producer = {channel, 2, 2, 0, 0};
    produce(&producer);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    EXPECT(consumers[0].sum + consumers[1].sum == 21 + 22);
    channel_free(channel);
}

// Two consumers wait until the channel is closed.
static void test_close(void)
{
    struct channel *channel = channel_new(1, sizeof(int));
    struct party consumers[2] = {{channel, 0, 0, 0, 0}, {channel, 1, 0, 0, 0}};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, consume, &consumers[i]);
    channel_close(channel);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    EXPECT(consumers[0].received + consumers[1].received == 0);
    channel_free(channel);
}

// Two producers that do not wait: what does not fit is counted, nothing is lost otherwise.
static void *try_produce(void *argument)
{
    struct party *party = argument;
    int item = party->number;
    if (channel_try_send(party->channel, &item) == CHANNEL_OK)
        party->count = 1;
    return NULL;
}

static void test_try(void)
{
    struct channel *channel = channel_new(1, sizeof(int));
    struct party producers[2] = {{channel, 5, 0, 0, 0}, {channel, 6, 0, 0, 0}};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, try_produce, &producers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    EXPECT(producers[0].count + producers[1].count == 1);
    int item = 0;
    EXPECT(channel_try_receive(channel, &item) == CHANNEL_OK);
    EXPECT(item == (producers[0].count ? 5 : 6));
    channel_free(channel);
}

static const struct {
    const char *name;
    void (*run)(void);
} tests[] = {
    {"single", test_single},
    {"pipe", test_pipe},
    {"shared", test_shared},
    {"close", test_close},
    {"try", test_try},
};

int main(void)
{
    const unsigned count = sizeof tests / sizeof tests[0];
    assert(TEST < count);
    tests[TEST].run();
    printf("test %d of %u (%s): passed\n", TEST, count, tests[TEST].name);
    return 0;
}
