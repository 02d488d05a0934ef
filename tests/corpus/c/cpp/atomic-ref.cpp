// atomic-ref.cpp — std::atomic_ref (C++20): atomic access to a plain object; the bug mixes in a plain access.
// run: -- -std=c++20 => ok executions=2 blocked=0
// run: -- -std=c++20 -DBROKEN => violation race@plain
#include <atomic>
#include <cassert>
#include <thread>

static int counter;

static void add(int n)
{
    std::atomic_ref<int>(counter).fetch_add(n, std::memory_order_relaxed);
}

int main()
{
    std::thread a(add, 1);
#ifdef BROKEN
    counter += 2; // @plain
#else
    add(2);
#endif
    a.join();
    assert(counter == 3);
    return 0;
}
