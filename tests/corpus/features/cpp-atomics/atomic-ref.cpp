// feature: std::atomic_ref
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation race@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int x;
static void add() {
    if (BUG) x++;  // @bug
    else std::atomic_ref<int>(x).fetch_add(1);
}
int main() {
    std::thread t(add);
    add();
    t.join();
    assert(x == 2);
}
