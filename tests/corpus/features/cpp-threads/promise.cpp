// feature: std::promise and std::future
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <future>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int data;
int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread t([&] { data = 1; promise.set_value(7); });
    assert(future.valid());
#if BUG
    data = 2;  // @bug
#endif
    assert(future.get() == 7 && data == 1);
    t.join();
    assert(!future.valid());
}
