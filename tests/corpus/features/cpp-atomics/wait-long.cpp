// feature: std::atomic::wait on types of other sizes
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic<long> x;
std::atomic<bool> y;
int main() {
    std::thread t([] {
        x.wait(0);  // @bug
        y = true;
        y.notify_all();
    });
    x = 1;
    if (!BUG) x.notify_all();
    y.wait(false);
    t.join();
}
