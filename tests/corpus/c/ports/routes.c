// routes.c — a routing table with longest-prefix lookup that readers use without locks: read-copy-update after Desnoyers, McKenney,
// Stern, Dagenais and Walpole, "User-level implementations of read-copy update" (IEEE TPDS 2012), the general-purpose variant.
// run: => ok executions=1 blocked=0
// run: -- -DTEST=1 => ok
// run: -- -DTEST=2 => ok
// run: --model sc -- -DTEST=1 => ok
// run: -- -DTEST=1 -DMUTANT=1 => violation race@reclaim
// run: -- -DTEST=1 -DMUTANT=2 => violation race@reclaim
// run: --model sc -- -DTEST=1 -DMUTANT=2 => ok      harmless: sc needs no fence; the other runs of this mutant find it
// run: -- -DTEST=1 -DMUTANT=3 => violation race
// run: -- -DMUTANT=4 => violation assert@longest
// why 1: the writer reclaims the old table without waiting for its readers
// why 2: without the fence after announcing itself a reader's load of the table may come first
// why 3: the new table is published without release
// why 4: the routes must stay sorted by the length of their prefixes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef MUTANT
#define MUTANT 0
#endif
#ifndef TEST
#define TEST 0
#endif
#ifndef MAX_READERS
#define MAX_READERS 2
#endif

// -------------------------------------------------------------------------------------------------- read-copy-update

#define PHASE 0x10000u          // flips with every half of a grace period
#define NESTING (PHASE - 1)     // how deep a reader's critical sections are nested
#define FIRST 1u

static atomic_uint rcu_phase = FIRST;

struct reader {
    atomic_uint state; // 0, or the phase seen on entry with the nesting in the low bits
};

static struct reader readers[MAX_READERS];
static int reader_count;

static struct reader *rcu_register(void)
{
    assert(reader_count < MAX_READERS);
    struct reader *reader = &readers[reader_count++];
    atomic_init(&reader->state, 0);
    return reader;
}

static void rcu_read_lock(struct reader *self)
{
    unsigned state = atomic_load_explicit(&self->state, memory_order_relaxed);
    if ((state & NESTING) == 0) {
        atomic_store_explicit(&self->state, atomic_load_explicit(&rcu_phase, memory_order_relaxed), memory_order_relaxed);
#if MUTANT != 2
        atomic_thread_fence(memory_order_seq_cst);
#endif
    } else {
        atomic_store_explicit(&self->state, state + 1, memory_order_relaxed);
    }
}

static void rcu_read_unlock(struct reader *self)
{
    unsigned state = atomic_load_explicit(&self->state, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_store_explicit(&self->state, state - 1, memory_order_relaxed);
}

static bool in_old_phase(const struct reader *reader)
{
    unsigned state = atomic_load_explicit(&((struct reader *)reader)->state, memory_order_relaxed);
    unsigned phase = atomic_load_explicit(&rcu_phase, memory_order_relaxed);
    return (state & NESTING) != 0 && ((state ^ phase) & PHASE) != 0;
}

static void flip_and_wait(void)
{
    atomic_store_explicit(&rcu_phase, atomic_load_explicit(&rcu_phase, memory_order_relaxed) ^ PHASE, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    for (int i = 0; i < reader_count; i++)
        while (in_old_phase(&readers[i]))
            ;
}

// Returns when every reader that was inside when it was called has left. Writers call it one at a time.
static void rcu_synchronize(void)
{
    if (MUTANT == 1)
        return;
    atomic_thread_fence(memory_order_seq_cst);
    flip_and_wait();
    atomic_thread_fence(memory_order_seq_cst);
    flip_and_wait();
    atomic_thread_fence(memory_order_seq_cst);
}

// ------------------------------------------------------------------------------------------------------------ addresses

struct prefix {
    uint32_t address;
    unsigned length; // 0 to 32
};

static uint32_t mask(unsigned length)
{
    return length == 0 ? 0 : ~(uint32_t)0 << (32 - length);
}

static bool covers(struct prefix prefix, uint32_t address)
{
    return ((address ^ prefix.address) & mask(prefix.length)) == 0;
}

static bool same_prefix(struct prefix a, struct prefix b)
{
    return a.length == b.length && ((a.address ^ b.address) & mask(a.length)) == 0;
}

static uint32_t ip(unsigned a, unsigned b, unsigned c, unsigned d)
{
    return a << 24 | b << 16 | c << 8 | d;
}

static const char *format_ip(char *buffer, size_t size, uint32_t address)
{
    snprintf(buffer, size, "%u.%u.%u.%u", address >> 24, address >> 16 & 255, address >> 8 & 255, address & 255);
    return buffer;
}

// -------------------------------------------------------------------------------------------------------------- the table

typedef int gateway;

#define NO_ROUTE (-1)

struct route {
    struct prefix prefix;
    gateway gateway;
};

// A table is never changed once it is published: the writers make a new one.
struct table {
    bool alive;             // false once nobody may look at it any more
    struct table *next_old; // in the list of the tables that were replaced
    unsigned count;
    struct route routes[]; // longest prefixes first
};

static _Atomic(struct table *) current;
static pthread_mutex_t writer_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct table *replaced; // protected by the mutex

static struct table *table_new(unsigned count)
{
    struct table *table = malloc(sizeof *table + count * sizeof table->routes[0]);
    if (table == NULL)
        abort();
    table->alive = true;
    table->next_old = NULL;
    table->count = count;
    return table;
}

static gateway table_lookup(const struct table *table, uint32_t address)
{
    assert(table->alive);
    for (unsigned i = 0; i < table->count; i++)
        if (covers(table->routes[i].prefix, address))
            return table->routes[i].gateway;
    return NO_ROUTE;
}

// A copy of `old` in which `route` is added, or replaces the one with the same prefix.
static struct table *table_with(const struct table *old, struct route route)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < old->count; i++)
        if (!same_prefix(old->routes[i].prefix, route.prefix))
            kept++;
    struct table *table = table_new(kept + 1);
    unsigned to = 0;
    bool placed = false;
    for (unsigned i = 0; i < old->count; i++) {
        if (same_prefix(old->routes[i].prefix, route.prefix))
            continue;
#if MUTANT != 4
        if (!placed && old->routes[i].prefix.length < route.prefix.length) {
            table->routes[to++] = route;
            placed = true;
        }
#endif
        table->routes[to++] = old->routes[i];
    }
    if (!placed)
        table->routes[to++] = route;
    assert(to == table->count);
    return table;
}

static struct table *table_without(const struct table *old, struct prefix prefix)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < old->count; i++)
        if (!same_prefix(old->routes[i].prefix, prefix))
            kept++;
    struct table *table = table_new(kept);
    unsigned to = 0;
    for (unsigned i = 0; i < old->count; i++)
        if (!same_prefix(old->routes[i].prefix, prefix))
            table->routes[to++] = old->routes[i];
    return table;
}

// ------------------------------------------------------------------------------------------------------------- the router

static void router_start(void)
{
    atomic_init(&current, table_new(0));
    replaced = NULL;
}

static void router_stop(void)
{
    free(atomic_load_explicit(&current, memory_order_relaxed));
    while (replaced != NULL) {
        struct table *next = replaced->next_old;
        free(replaced);
        replaced = next;
    }
}

// Called with the mutex held.
static void replace(struct table *old, struct table *new)
{
#if MUTANT == 3
    atomic_store_explicit(&current, new, memory_order_relaxed);
#else
    atomic_store_explicit(&current, new, memory_order_release);
#endif
    rcu_synchronize();
    old->alive = false; // @reclaim
    old->next_old = replaced;
    replaced = old;
}

static void router_add(struct prefix prefix, gateway via)
{
    pthread_mutex_lock(&writer_mutex);
    struct table *old = atomic_load_explicit(&current, memory_order_relaxed);
    replace(old, table_with(old, (struct route){prefix, via}));
    pthread_mutex_unlock(&writer_mutex);
}

static void router_remove(struct prefix prefix)
{
    pthread_mutex_lock(&writer_mutex);
    struct table *old = atomic_load_explicit(&current, memory_order_relaxed);
    replace(old, table_without(old, prefix));
    pthread_mutex_unlock(&writer_mutex);
}

static gateway router_lookup(struct reader *self, uint32_t address)
{
    rcu_read_lock(self);
    gateway via = table_lookup(atomic_load_explicit(&current, memory_order_acquire), address);
    rcu_read_unlock(self);
    return via;
}

static void router_print(struct reader *self)
{
    char text[16];
    rcu_read_lock(self);
    const struct table *table = atomic_load_explicit(&current, memory_order_acquire);
    for (unsigned i = 0; i < table->count; i++)
        printf("%s/%u via %d\n", format_ip(text, sizeof text, table->routes[i].prefix.address), table->routes[i].prefix.length,
               table->routes[i].gateway);
    rcu_read_unlock(self);
}

// -------------------------------------------------------------------------------------------------------------- the tests

static const struct prefix everything = {0, 0};
static struct prefix ten, ten_one;

static void test_alone(struct reader *self)
{
    assert(router_lookup(self, ip(10, 1, 2, 3)) == NO_ROUTE);
    router_add(everything, 1);
    router_add(ten, 2);
    router_add(ten_one, 3);
    router_print(self);
    assert(router_lookup(self, ip(10, 1, 2, 3)) == 3); // @longest
    assert(router_lookup(self, ip(10, 2, 2, 3)) == 2);
    assert(router_lookup(self, ip(11, 1, 2, 3)) == 1);
    router_add(ten, 9);
    assert(router_lookup(self, ip(10, 2, 0, 0)) == 9);
    router_remove(ten);
    assert(router_lookup(self, ip(10, 2, 0, 0)) == 1);
    assert(router_lookup(self, ip(10, 1, 0, 0)) == 3);
    rcu_read_lock(self);
    rcu_read_lock(self); // nested
    assert(atomic_load(&self->state) & 2);
    rcu_read_unlock(self);
    rcu_read_unlock(self);
    assert((atomic_load(&self->state) & NESTING) == 0);
}

static void *look_once(void *argument)
{
    gateway via = router_lookup(argument, ip(10, 0, 0, 1));
    assert(via == 1 || via == 2);
    return NULL;
}

// One reader looks while the table is replaced.
static void test_replace(struct reader *other)
{
    pthread_t thread;
    router_add(everything, 1);
    pthread_create(&thread, NULL, look_once, other);
    router_add(everything, 2);
    pthread_join(thread, NULL);
    assert(router_lookup(other, ip(10, 0, 0, 1)) == 2);
}

static void *add_ten(void *argument)
{
    (void)argument;
    router_add(ten, 2);
    return NULL;
}

// Two writers: neither change is lost.
static void test_writers(struct reader *self)
{
    pthread_t thread;
    pthread_create(&thread, NULL, add_ten, NULL);
    router_add(ten_one, 3);
    pthread_join(thread, NULL);
    assert(router_lookup(self, ip(10, 1, 0, 1)) == 3);
    assert(router_lookup(self, ip(10, 3, 0, 1)) == 2);
}

int main(void)
{
    static void (*const tests[])(struct reader *) = {test_alone, test_replace, test_writers};
    ten = (struct prefix){ip(10, 0, 0, 0), 8};
    ten_one = (struct prefix){ip(10, 1, 0, 0), 16};
    router_start();
    struct reader *reader = rcu_register();
    tests[TEST](reader);
    router_stop();
    printf("test %d passed\n", TEST);
    return 0;
}
