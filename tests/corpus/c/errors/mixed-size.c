// mixed-size.c — a word written whole and read by halves at the same time has no meaning in C11; after a join it has.
// run: => violation mixed-size@access
// run: -- -DFIXED => ok executions=1 blocked=0
#include <pthread.h>
#include <stdint.h>

static union {
    uint32_t word;
    uint16_t half[2];
} shared;


// Both on one line, so that the report names the same line whichever of the two comes second.
static void write_word(void) { __atomic_store_n(&shared.word, 0x00050007u, __ATOMIC_SEQ_CST); } static uint16_t read_half(void) { return __atomic_load_n(&shared.half[0], __ATOMIC_SEQ_CST); } // @access

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
    uint16_t low = read_half();
#else
    uint16_t low = read_half();
    pthread_join(t, NULL);
#endif
    return low != 0 && low != 7;
}
