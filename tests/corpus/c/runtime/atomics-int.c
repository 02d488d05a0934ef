// atomics-int.c — every operation of <stdatomic.h> on integers of 1, 2, 4 and 8 bytes, signed and unsigned: results, old values, wraparound.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

#define CHECK(type, max)                                                                              \
    static void check_##type(void)                                                                    \
    {                                                                                                 \
        _Atomic(type) a = 5;                                                                          \
        assert(atomic_load(&a) == 5);                                                                 \
        atomic_init(&a, 6);                                                                           \
        assert(atomic_load_explicit(&a, memory_order_relaxed) == 6);                                  \
        atomic_store(&a, 7);                                                                          \
        atomic_store_explicit(&a, 8, memory_order_release);                                           \
        assert(atomic_load_explicit(&a, memory_order_acquire) == 8);                                  \
        assert(atomic_exchange(&a, 9) == 8);                                                          \
        assert(atomic_exchange_explicit(&a, 10, memory_order_acq_rel) == 9);                          \
        assert(atomic_fetch_add(&a, 5) == 10);                                                        \
        assert(atomic_fetch_sub_explicit(&a, 3, memory_order_relaxed) == 15);                         \
        assert(atomic_fetch_or(&a, 0x33) == 12);                                                      \
        assert(atomic_fetch_and_explicit(&a, 0x1e, memory_order_acquire) == 0x3f);                    \
        assert(atomic_fetch_xor(&a, 0x07) == 0x1e);                                                   \
        assert(atomic_load(&a) == 0x19);                                                              \
        type expected = 1;                                                                            \
        assert(!atomic_compare_exchange_strong(&a, &expected, 2));                                    \
        assert(expected == 0x19);                                                                     \
        assert(atomic_compare_exchange_strong(&a, &expected, 2));                                     \
        assert(expected == 0x19 && atomic_load(&a) == 2);                                             \
        atomic_store(&a, (type)(max));                                                                \
        assert(atomic_fetch_add(&a, 1) == (type)(max));                                               \
        assert(atomic_load(&a) == (type)((type)(max) + (uint64_t)1));                                 \
        a = 3;                                                                                        \
        assert(a == 3 && a++ == 3 && ++a == 5 && a-- == 5 && --a == 3);                               \
        a += 6;                                                                                       \
        assert(a == 9);                                                                               \
        a -= 2;                                                                                       \
        assert(a == 7);                                                                               \
        a |= 8;                                                                                       \
        assert(a == 15);                                                                              \
        a &= 5;                                                                                       \
        assert(a == 5);                                                                               \
        a ^= 1;                                                                                       \
        assert(a == 4);                                                                               \
        a *= 3;                                                                                       \
        assert(a == 12);                                                                              \
        a <<= 1;                                                                                      \
        assert(a == 24);                                                                              \
        a /= 5;                                                                                       \
        assert(a == 4);                                                                               \
        a %= 3;                                                                                       \
        assert(a == 1);                                                                               \
    }

CHECK(int8_t, INT8_MAX)
CHECK(uint8_t, UINT8_MAX)
CHECK(int16_t, INT16_MAX)
CHECK(uint16_t, UINT16_MAX)
CHECK(int32_t, INT32_MAX)
CHECK(uint32_t, UINT32_MAX)
CHECK(int64_t, INT64_MAX)
CHECK(uint64_t, UINT64_MAX)

int main(void)
{
    check_int8_t();
    check_uint8_t();
    check_int16_t();
    check_uint16_t();
    check_int32_t();
    check_uint32_t();
    check_int64_t();
    check_uint64_t();
    atomic_thread_fence(memory_order_seq_cst);
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_thread_fence(memory_order_relaxed);
    atomic_signal_fence(memory_order_seq_cst);
    atomic_int n;
    assert(atomic_is_lock_free(&n));
    return kill_dependency(0);
}
