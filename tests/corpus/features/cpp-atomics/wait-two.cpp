// feature: notify_one with two waiting threads: one stays asleep
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic<int> x;
int main() {
    std::thread a([] { x.wait(0); }), b([] { x.wait(0); });  // @bug
    x.store(1);
    if (BUG) x.notify_one();
    else x.notify_all();
    a.join();
    b.join();
}
