// atomic-builtins.c — GCC's __atomic_* builtins on plain variables: n forms, op_fetch forms, nand, test_and_set, min and max.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

static uint32_t word = 10;
static int8_t byte = -1;
static int signed_word = -5;
static bool flag;

int main(void)
{
    assert(__atomic_load_n(&word, __ATOMIC_CONSUME) == 10);
    __atomic_store_n(&word, 12, __ATOMIC_RELEASE);
    assert(__atomic_exchange_n(&word, 20, __ATOMIC_SEQ_CST) == 12);
    assert(__atomic_add_fetch(&word, 5, __ATOMIC_RELAXED) == 25);
    assert(__atomic_sub_fetch(&word, 1, __ATOMIC_ACQUIRE) == 24);
    assert(__atomic_and_fetch(&word, 0x1c, __ATOMIC_RELEASE) == 24);
    assert(__atomic_or_fetch(&word, 3, __ATOMIC_ACQ_REL) == 27);
    assert(__atomic_xor_fetch(&word, 1, __ATOMIC_SEQ_CST) == 26);
    assert(__atomic_nand_fetch(&word, 0xf, __ATOMIC_SEQ_CST) == ~(26u & 0xf));
    assert(__atomic_fetch_nand(&word, 0, __ATOMIC_SEQ_CST) == ~(26u & 0xf) && word == UINT32_MAX);
    assert(__atomic_fetch_add(&byte, 1, __ATOMIC_SEQ_CST) == -1 && byte == 0);
    assert(__atomic_fetch_sub(&byte, -128, __ATOMIC_SEQ_CST) == 0 && byte == -128);

    uint32_t expected = 0;
    assert(!__atomic_compare_exchange_n(&word, &expected, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    assert(expected == UINT32_MAX);
    assert(__atomic_compare_exchange_n(&word, &expected, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) && word == 1);

#ifdef __clang__
    assert(__atomic_fetch_min(&signed_word, 3, __ATOMIC_SEQ_CST) == -5 && signed_word == -5);
    assert(__atomic_fetch_max(&signed_word, 3, __ATOMIC_SEQ_CST) == -5 && signed_word == 3);
    assert(__atomic_fetch_max(&word, 0x80000000u, __ATOMIC_RELAXED) == 1 && word == 0x80000000u);
    assert(__atomic_fetch_min(&word, 7u, __ATOMIC_RELAXED) == 0x80000000u && word == 7);
    assert(__atomic_max_fetch(&signed_word, 9, __ATOMIC_RELAXED) == 9);
    assert(__atomic_min_fetch(&signed_word, -9, __ATOMIC_RELAXED) == -9);
#else
    (void)signed_word;
#endif

    assert(!__atomic_test_and_set(&flag, __ATOMIC_ACQUIRE) && flag);
    __atomic_clear(&flag, __ATOMIC_RELEASE);
    assert(!flag);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_signal_fence(__ATOMIC_ACQUIRE);
    assert(__atomic_always_lock_free(sizeof(long), 0) && __atomic_is_lock_free(4, &word));
    return 0;
}
