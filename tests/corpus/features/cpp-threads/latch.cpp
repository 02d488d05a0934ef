// feature: std::latch
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <cassert>
#include <latch>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int data;
int main() {
    std::latch done(1);
    std::thread t([&] { data = 1; if (!BUG) done.count_down(); });
    done.wait();  // @bug
    assert(data == 1 && done.try_wait());
    t.join();
}
