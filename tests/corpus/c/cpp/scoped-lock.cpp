// scoped-lock.cpp — std::scoped_lock takes two mutexes without deadlock in either order; two lock_guards in opposite order do not.
// run: --unroll 1 -- -std=c++17 => unknown  std::lock backs off and tries again, any number of times
// run: -- -std=c++17 -DBROKEN => violation deadlock
#include <cassert>
#include <mutex>
#include <thread>

struct account {
    std::mutex mutex;
    int balance = 10;
};

static account left, right;

static void transfer(account &from, account &to, int amount)
{
#ifdef BROKEN
    std::lock_guard<std::mutex> first(from.mutex);
    std::lock_guard<std::mutex> second(to.mutex);
#else
    std::scoped_lock both(from.mutex, to.mutex);
#endif
    from.balance -= amount;
    to.balance += amount;
}

int main()
{
    std::thread a([] { transfer(left, right, 3); });
    std::thread b([] { transfer(right, left, 5); });
    a.join();
    b.join();
    assert(left.balance == 12 && right.balance == 8);
    return 0;
}
