// thread-race.cpp — two lambdas that share a captured local by reference; a lock_guard makes them take turns.
// run: => violation race@add
// run: -- -DFIXED => ok executions=2 blocked=0
#include <cassert>
#include <mutex>
#include <thread>

int main()
{
    int total = 0;
    [[maybe_unused]] std::mutex mutex;
    auto work = [&](int n) {
#ifdef FIXED
        std::lock_guard<std::mutex> guard(mutex);
#endif
        total += n; // @add
    };
    std::thread a(work, 1), b(work, 2);
    a.join();
    b.join();
    assert(total == 3);
    return 0;
}
