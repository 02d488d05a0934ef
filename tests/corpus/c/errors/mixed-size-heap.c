// mixed-size-heap.c — bytes of an allocated object are accessed atomically, alone and as a word: no engine says what that means. Objects of
// other types, of another size or from another place in the program, may use the memory afterwards.
// run: => refused mixed-size@access
// run: --model sc => refused mixed-size@access
// run: --engine states --model sc => refused mixed-size@access
// run: --engine states --model tso => refused mixed-size@access
// run: --engine states --model pso => refused mixed-size@access
// run: --engine states --model lmo => refused mixed-size@access
// run: --engine states --model sc -- -DLOCAL => refused mixed-size@access
// run: --engine symbolic --model sc => refused
// run: -- -DFIXED => ok
// run: --engine states --model sc -- -DFIXED => ok
// run: --engine states --model tso -- -DFIXED => ok
// run: --engine states --model lmo -- -DFIXED => ok
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

union word {
    _Atomic uint32_t whole;
    _Atomic uint8_t bytes[4];
};

#ifdef FIXED
static void *run(void *arg)
{
    atomic_store((_Atomic uint32_t *)arg, 1);
    return NULL;
}

int main(void)
{
    _Atomic uint32_t *word = malloc(sizeof *word);
    atomic_init(word, 0);
    pthread_t t;
    pthread_create(&t, NULL, run, word);
    uint32_t seen = atomic_load(word);
    assert(seen == 0 || seen == 1);
    pthread_join(t, NULL);
    free(word);
    word = NULL;
    _Atomic uint8_t *bytes = malloc(4);
    atomic_store(&bytes[0], 2);
    assert(atomic_load(&bytes[0]) == 2);
    free(bytes);
    return 0;
}
#else
// Both on one line, so that the report names the same line whichever of the two comes second.
static void set(union word *w) { atomic_store(&w->bytes[0], 1); } static uint32_t get(union word *w) { return atomic_load(&w->whole); } // @access

static void *run(void *arg)
{
    set(arg);
    return NULL;
}

int main(void)
{
#ifdef LOCAL
    union word local, *word = &local;
#else
    union word *word = malloc(sizeof *word);
#endif
    atomic_init(&word->whole, 0);
    pthread_t t;
    pthread_create(&t, NULL, run, word);
    uint32_t seen = get(word);
    assert(seen == 0 || seen == 1);
    pthread_join(t, NULL);
#ifndef LOCAL
    free(word);
#endif
    return 0;
}
#endif
