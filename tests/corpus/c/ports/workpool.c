// workpool.c — a pool of workers with work-stealing deques that adds up an array; the deque is Chase and Lev's with the C11 orders of
// Lê, Pop, Cohen and Zappa Nardelli, "Correct and efficient work-stealing for weak memory models" (PPoPP 2013).
// run: => ok
// run: -- -DATTEMPTS=2 => ok
// run: --model sc -- -DATTEMPTS=2 => ok
// run: -- -DATTEMPTS=2 -DMUTANT=1 => violation assert@once
// run: --model tso -- -DATTEMPTS=2 -DMUTANT=1 => violation assert@once
// run: --model sc -- -DATTEMPTS=2 -DMUTANT=1 => ok      harmless: the fence only matters where stores may be delayed
// run: -- -DMUTANT=2 => violation assert@once
// run: -- -DMUTANT=3 => violation assert@once
// why 1: without the fence in take() the owner may read an old `top` while a thief reads an old `bottom`: both get the same task
// why 2: a thief must take the oldest task, the one `top` is about, not the newest
// why 3: the last task must be claimed with a compare and exchange by the owner too
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef MUTANT
#define MUTANT 0
#endif
#ifndef HELPERS
#define HELPERS 1 // worker threads besides the main thread
#endif
#ifndef ATTEMPTS
#define ATTEMPTS 1 // how often a helper tries to steal before it gives up
#endif
#ifndef ELEMENTS
#define ELEMENTS 4 // length of the array to add up
#endif
#ifndef GRAIN
#define GRAIN 1 // ranges of this length are not split further
#endif
#ifndef CAPACITY
#define CAPACITY 1 // initial capacity of a deque: small, so that it has to grow
#endif

// ---------------------------------------------------------------------------------------------------------------- logging

enum level { LOG_ERROR, LOG_INFO, LOG_DEBUG };

static enum level log_level = LOG_ERROR;

#define LOG(level, ...)                 \
    do {                                \
        if ((level) <= log_level)       \
            fprintf(stderr, __VA_ARGS__); \
    } while (0)

static void *checked_alloc(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL) {
        LOG(LOG_ERROR, "out of memory (%zu bytes)\n", size);
        abort();
    }
    return memory;
}

// ------------------------------------------------------------------------------------------------------------------ tasks

struct worker;

struct task {
    void (*run)(struct worker *worker, struct task *task);
    long low, high;      // the half-open range this task is about
    atomic_bool claimed; // set by whoever executes it: nobody may do so twice
};

#define ARENA 8

// Tasks are never freed one by one: each worker has an arena for those it creates.
struct arena {
    struct task tasks[ARENA];
    int used;
};

static struct task *arena_task(struct arena *arena, void (*run)(struct worker *, struct task *), long low, long high)
{
    assert(arena->used < ARENA);
    struct task *task = &arena->tasks[arena->used++];
    task->run = run;
    task->low = low;
    task->high = high;
    atomic_init(&task->claimed, false);
    return task;
}

// ------------------------------------------------------------------------------------------------------------------ deque

struct buffer {
    long capacity;
    struct buffer *older; // the buffer this one replaced; thieves may still look at it, so it lives as long as the deque
    _Atomic(struct task *) slots[];
};

struct deque {
    atomic_long top;    // thieves take here
    atomic_long bottom; // the owner pushes and takes here
    _Atomic(struct buffer *) buffer;
};

enum steal_result { STOLEN, EMPTY, LOST };

static struct buffer *buffer_new(long capacity, struct buffer *older)
{
    struct buffer *buffer = checked_alloc(sizeof *buffer + (size_t)capacity * sizeof buffer->slots[0]);
    buffer->capacity = capacity;
    buffer->older = older;
    for (long i = 0; i < capacity; i++)
        atomic_init(&buffer->slots[i], NULL);
    return buffer;
}

static struct task *buffer_get(struct buffer *buffer, long index)
{
    return atomic_load_explicit(&buffer->slots[index % buffer->capacity], memory_order_relaxed);
}

static void buffer_put(struct buffer *buffer, long index, struct task *task)
{
    atomic_store_explicit(&buffer->slots[index % buffer->capacity], task, memory_order_relaxed);
}

static void deque_init(struct deque *deque, long capacity)
{
    atomic_init(&deque->top, 0);
    atomic_init(&deque->bottom, 0);
    atomic_init(&deque->buffer, buffer_new(capacity, NULL));
}

static void deque_destroy(struct deque *deque)
{
    struct buffer *buffer = atomic_load_explicit(&deque->buffer, memory_order_relaxed);
    while (buffer != NULL) {
        struct buffer *older = buffer->older;
        free(buffer);
        buffer = older;
    }
}

// The owner: replaces a full buffer by one of twice the size.
static struct buffer *deque_grow(struct deque *deque, struct buffer *old, long top, long bottom)
{
    struct buffer *bigger = buffer_new(2 * old->capacity, old);
    for (long i = top; i < bottom; i++)
        buffer_put(bigger, i, buffer_get(old, i));
    atomic_store_explicit(&deque->buffer, bigger, memory_order_release);
    LOG(LOG_DEBUG, "deque grown to %ld\n", bigger->capacity);
    return bigger;
}

// The owner: adds a task at the bottom.
static void deque_push(struct deque *deque, struct task *task)
{
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_relaxed);
    long top = atomic_load_explicit(&deque->top, memory_order_acquire);
    struct buffer *buffer = atomic_load_explicit(&deque->buffer, memory_order_relaxed);
    if (bottom - top >= buffer->capacity)
        buffer = deque_grow(deque, buffer, top, bottom);
    buffer_put(buffer, bottom, task);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
}

// The owner: takes the task pushed last, or NULL.
static struct task *deque_take(struct deque *deque)
{
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_relaxed) - 1;
    struct buffer *buffer = atomic_load_explicit(&deque->buffer, memory_order_relaxed);
    atomic_store_explicit(&deque->bottom, bottom, memory_order_relaxed);
#if MUTANT != 1
    atomic_thread_fence(memory_order_seq_cst);
#endif
    long top = atomic_load_explicit(&deque->top, memory_order_relaxed);
    if (top > bottom) { // empty
        atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
        return NULL;
    }
    struct task *task = buffer_get(buffer, bottom);
    if (top == bottom) { // the last one: thieves want it too
#if MUTANT == 3
        atomic_store_explicit(&deque->top, top + 1, memory_order_seq_cst);
#else
        if (!atomic_compare_exchange_strong_explicit(&deque->top, &top, top + 1, memory_order_seq_cst, memory_order_relaxed))
            task = NULL;
#endif
        atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
    }
    return task;
}

// Anybody: takes the oldest task.
static enum steal_result deque_steal(struct deque *deque, struct task **task)
{
    long top = atomic_load_explicit(&deque->top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_acquire);
    if (top >= bottom)
        return EMPTY;
    struct buffer *buffer = atomic_load_explicit(&deque->buffer, memory_order_acquire);
#if MUTANT == 2
    struct task *candidate = buffer_get(buffer, bottom - 1);
#else
    struct task *candidate = buffer_get(buffer, top);
#endif
    if (!atomic_compare_exchange_strong_explicit(&deque->top, &top, top + 1, memory_order_seq_cst, memory_order_relaxed))
        return LOST;
    *task = candidate;
    return STOLEN;
}

// ------------------------------------------------------------------------------------------------------------------- pool

struct statistics {
    int executed, stolen, lost, empty;
};

struct worker {
    struct pool *pool;
    int number;
    pthread_t thread;
    struct deque deque;
    struct arena arena;
    struct statistics statistics;
    long result; // what this worker contributes
};

struct pool {
    const long *values;
    struct worker workers[1 + HELPERS];
};

static void worker_spawn(struct worker *worker, void (*run)(struct worker *, struct task *), long low, long high)
{
    deque_push(&worker->deque, arena_task(&worker->arena, run, low, high));
}

static void worker_execute(struct worker *worker, struct task *task)
{
    assert(!atomic_exchange_explicit(&task->claimed, true, memory_order_relaxed)); // @once
    task->run(worker, task);
    worker->statistics.executed++;
}

// Runs what is in the worker's own deque, including what that adds to it.
static void worker_drain(struct worker *worker)
{
    struct task *task;
    while ((task = deque_take(&worker->deque)) != NULL)
        worker_execute(worker, task);
}

static void *helper_main(void *argument)
{
    struct worker *worker = argument;
    struct worker *victim = &worker->pool->workers[0];
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        struct task *task = NULL;
        switch (deque_steal(&victim->deque, &task)) {
        case STOLEN:
            worker->statistics.stolen++;
            worker_execute(worker, task);
            worker_drain(worker);
            break;
        case LOST:
            worker->statistics.lost++;
            break;
        case EMPTY:
            worker->statistics.empty++;
            break;
        }
    }
    return NULL;
}

static void pool_start(struct pool *pool, const long *values)
{
    pool->values = values;
    for (int i = 0; i <= HELPERS; i++) {
        struct worker *worker = &pool->workers[i];
        memset(&worker->statistics, 0, sizeof worker->statistics);
        worker->pool = pool;
        worker->number = i;
        worker->result = 0;
        worker->arena.used = 0;
        deque_init(&worker->deque, CAPACITY);
    }
    for (int i = 1; i <= HELPERS; i++) {
        int error = pthread_create(&pool->workers[i].thread, NULL, helper_main, &pool->workers[i]);
        assert(error == 0);
        (void)error;
    }
}

static struct statistics pool_stop(struct pool *pool)
{
    struct statistics total = {0, 0, 0, 0};
    for (int i = 1; i <= HELPERS; i++)
        pthread_join(pool->workers[i].thread, NULL);
    for (int i = 0; i <= HELPERS; i++) {
        struct worker *worker = &pool->workers[i];
        total.executed += worker->statistics.executed;
        total.stolen += worker->statistics.stolen;
        total.lost += worker->statistics.lost;
        total.empty += worker->statistics.empty;
        LOG(LOG_INFO, "worker %d: %d executed, %d stolen\n", worker->number, worker->statistics.executed, worker->statistics.stolen);
        deque_destroy(&worker->deque);
    }
    return total;
}

// -------------------------------------------------------------------------------------------------------- the application

// Adds values[low .. high): gives away the right half as long as the range is long.
static void sum_range(struct worker *worker, struct task *task)
{
    long low = task->low, high = task->high;
    while (high - low > GRAIN) {
        long middle = low + (high - low) / 2;
        worker_spawn(worker, sum_range, middle, high);
        high = middle;
    }
    for (long i = low; i < high; i++)
        worker->result += worker->pool->values[i];
}

int main(int argc, char **argv)
{
    static struct pool pool;
    static long values[ELEMENTS];
    long expected = 0, result = 0;

    if (argc > 1 && strcmp(argv[1], "-v") == 0)
        log_level = LOG_INFO;
    for (int i = 0; i < ELEMENTS; i++) {
        values[i] = 10 + i;
        expected += values[i];
    }

    pool_start(&pool, values);
    worker_spawn(&pool.workers[0], sum_range, 0, ELEMENTS);
    worker_drain(&pool.workers[0]);
    struct statistics statistics = pool_stop(&pool);

    for (int i = 0; i <= HELPERS; i++)
        result += pool.workers[i].result;
    printf("sum %ld, expected %ld, %d tasks, %d stolen\n", result, expected, statistics.executed, statistics.stolen);
    assert(result == expected);
    assert(statistics.stolen + statistics.lost + statistics.empty == HELPERS * ATTEMPTS);
    return 0;
}
