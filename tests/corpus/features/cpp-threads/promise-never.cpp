// feature: a future whose promise is never kept: a deadlock
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <future>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int main() {
    std::promise<int> promise;
    auto future = promise.get_future();
    std::thread t([&] { if (!BUG) promise.set_value(1); });
    assert(future.get() == 1);  // @bug
    t.join();
}
