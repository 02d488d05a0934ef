// mixed-size.c — a word written whole and read by halves, atomically, has no meaning in C11; plain accesses in order have one.
// run: => refused mixed-size@access
// run: --engine states --model sc => refused
// run: --engine states --model sc -- -DFIXED => ok
// run: -- -DFIXED => ok executions=1 blocked=0
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static union {
    uint32_t word;
    uint16_t half[2];
} shared;

#ifdef FIXED
static void write_word(void) { shared.word = 0x00050007u; }
static uint16_t read_half(void) { return shared.half[0]; }
#else
// Both on one line, so that the report names the same line whichever of the two comes second.
static void write_word(void) { __atomic_store_n(&shared.word, 0x00050007u, __ATOMIC_SEQ_CST); } static uint16_t read_half(void) { return __atomic_load_n(&shared.half[0], __ATOMIC_SEQ_CST); } // @access
#endif

static void *writer(void *arg)
{
    (void)arg;
    write_word();
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
#ifdef FIXED
    pthread_join(t, NULL);
    assert(read_half() == 7);
    shared.half[1] = 1;
    assert(shared.word == 0x00010007u);
#else
    uint16_t low = read_half();
    pthread_join(t, NULL);
    assert(low == 0 || low == 7);
#endif
    return 0;
}
