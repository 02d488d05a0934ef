// atomic.cpp — std::atomic of int, bool, pointer, enum and a small struct: members, operators, orders, fences, atomic_flag.
// run: => ok executions=1 blocked=0
#include <atomic>
#include <cassert>

enum class state { idle, busy, done };

struct pair {
    short first, second;
};

int main()
{
    std::atomic<int> n{5};
    assert(n == 5 && n.load(std::memory_order_acquire) == 5);
    n = 6;
    n.store(7, std::memory_order_release);
    assert(n.exchange(8) == 7 && n++ == 8 && ++n == 10 && (n += 5) == 15 && (n -= 1) == 14 && (n |= 1) == 15 && (n &= 9) == 9 && (n ^= 1) == 8);
    assert(n.fetch_add(1, std::memory_order_relaxed) == 8);
    int expected = 1;
    assert(!n.compare_exchange_strong(expected, 2) && expected == 9);
    assert(n.compare_exchange_strong(expected, 2, std::memory_order_acq_rel, std::memory_order_acquire) && n == 2);

    std::atomic<bool> flag{false};
    assert(!flag.exchange(true) && flag);

    int values[3] = {1, 2, 3};
    std::atomic<int *> cursor{values};
    assert(*cursor.fetch_add(2) == 1 && *cursor == 3 && *--cursor == 2);

    std::atomic<state> s{state::idle};
    state from = state::idle;
    assert(s.compare_exchange_strong(from, state::busy) && s == state::busy);

    std::atomic<pair> p{pair{1, 2}};
    pair old = p.exchange(pair{3, 4});
    assert(old.first == 1 && old.second == 2 && p.load().second == 4);

    std::atomic_flag f = ATOMIC_FLAG_INIT;
    assert(!f.test_and_set() && f.test_and_set());
    f.clear();
    std::atomic_thread_fence(std::memory_order_seq_cst);
    assert(n.is_lock_free());
    return 0;
}
