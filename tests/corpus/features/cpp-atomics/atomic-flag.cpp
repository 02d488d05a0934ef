// feature: std::atomic_flag with test
// run: -- -std=c++20 => ok
#include <atomic>
#include <cassert>
#include <thread>
std::atomic_flag l;
int x;
static void add() {
    while (l.test_and_set(std::memory_order_acquire)) {}
    x++;
    l.clear(std::memory_order_release);
}
int main() {
    std::thread t(add);
    add();
    t.join();
    assert(x == 2 && !l.test());
}
