// feature: std::atomic of integers, bool and pointers
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic<int> x;
std::atomic<bool> flag;
std::atomic<int *> p;
int data;
int main() {
    std::thread t([] {
        data = 3;
        p.store(&data, BUG ? std::memory_order_relaxed : std::memory_order_release);
        x++;
        x.fetch_or(4);
    });
    if (int *q = p.load(std::memory_order_acquire)) assert(*q == 3);  // @bug
    flag = true;
    t.join();
    assert(x == 5 && flag.exchange(false) && !flag);
    int old = 5;
    assert(x.compare_exchange_strong(old, 6) && x.is_lock_free());
}
