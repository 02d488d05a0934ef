// feature: std::atomic_flag::wait
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic_flag f;
int data;
int main() {
    std::thread t([] { data = 1; f.test_and_set(); if (!BUG) f.notify_all(); });
    f.wait(false);  // @bug
    assert(data == 1);
    t.join();
}
