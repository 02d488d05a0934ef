// feature: std::atomic::wait and notify
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic<int> x;
int data;
int main() {
    std::thread t([] {
        data = 1;
        x.store(1);
        if (!BUG) x.notify_one();
    });
    x.wait(0);  // @bug
    assert(x == 1 && data == 1);
    t.join();
}
