// tagged-pointers.c — addresses are canonical and aligned as asked: tags above bit 48 and below the alignment, sign extension, compressed pointers, hashes, text.
// run: => ok executions=1
// run: -- -O2 => ok executions=1
// run: --engine states --model sc => ok
// run: --engine states --model lmo => ok
// run: --engine symbolic --model sc => unknown  that engine does not look at frees
// run: -- -DUNTAGGED => violation out-of-bounds@tagged
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <pthread.h>

#define MASK 0xffffffffffffull
static int global;
static const int constant = 3;
static _Thread_local int local;
static _Alignas(256) char aligned[8];
static _Atomic uint64_t packed;

static uint64_t pack(void *p, unsigned tag) { return (uint64_t)p | (uint64_t)tag << 48; }
static void *unpack(uint64_t word) { return (void *)(word & MASK); }
static void *extended(uint64_t word) { return (void *)((int64_t)(word << 16) >> 16); }

static void check(void *p)
{
    uint64_t address = (uint64_t)p;
    assert(address != 0 && address < 1ull << 47);
    for (unsigned tag = 1; tag < 0x10000; tag <<= 5) {
        assert(unpack(pack(p, tag)) == p && extended(pack(p, tag)) == p);
        assert(pack(p, tag) >> 48 == tag);
        assert((void *)((address << 16 | tag) >> 16) == p);
    }
}

static void *other(void *arg)
{
    check(&local);
    check(arg);
    int *own = malloc(sizeof *own);
    check(own);
    *own = 4;
    atomic_store(&packed, pack(own, 9));
    return NULL;
}

int main(void)
{
    int variable = 1;
    int *heap = malloc(4 * sizeof *heap), *second = malloc(sizeof *second);
    check(&global);
    check((void *)&constant);
    check(&local);
    check(&variable);
    check(heap);
    check(second);
    check((void *)main);
    assert((uint64_t)heap % 16 == 0 && (uint64_t)aligned % 256 == 0);
    char *page = aligned_alloc(1 << 16, 1 << 16), *small = aligned_alloc(64, 64);
    assert((uint64_t)page % (1 << 16) == 0 && (uint64_t)small % 64 == 0);
    free(page);
    free(small);

    // Low bits as a mark, as lists do.
    uintptr_t marked = (uintptr_t)heap | 1;
    assert((marked & 1) && (int *)(marked & ~(uintptr_t)1) == heap);
    // Order, distance, a hash, a word of 44 bits.
    assert(heap < heap + 1 && (heap + 3) - heap == 3 && heap != second);
    assert((uintptr_t)(heap + 2) - (uintptr_t)heap == 8);
    uint64_t buckets[2] = {(uint64_t)heap % 64 ^ (uint64_t)heap >> 12, (uint64_t)heap % 64 ^ (uint64_t)heap >> 12};
    assert(buckets[0] == buckets[1]);
    assert((int *)((uint64_t)heap >> 3 << 3) == heap && (uint64_t)heap >> 3 < 1ull << 44);

    atomic_store(&packed, pack(heap, 7));
    uint64_t expected = pack(heap, 7);
    assert(atomic_compare_exchange_strong(&packed, &expected, pack(second, 8)));
    *(int *)unpack(atomic_load(&packed)) = 5;
    assert(*second == 5);

    pthread_t t;
    pthread_create(&t, NULL, other, heap);
    pthread_join(t, NULL);
    int *theirs = unpack(atomic_load(&packed));
    assert(*theirs == 4 && theirs != heap && theirs != second);
#ifdef UNTAGGED
    return *(int *)packed; // @tagged
#endif
    free(theirs);
    free(heap);
    free(second);
    return 0;
}
